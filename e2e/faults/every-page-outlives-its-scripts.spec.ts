import { expect, test } from '@playwright/test';
import { faults } from '../fixtures/faults/faults';
import { survive } from '../fixtures/faults/survive';
import { inFull, pages, shareOf } from '../fixtures/page/addresses';

/** A part of the matrix tries one fault on each page. Different pages get different faults, so it tries every kind. */
const trials = pages.flatMap((address, page) =>
  faults
    .filter((_, index) => inFull || index === Math.floor((page * faults.length) / pages.length))
    .map((fault) => {
      const ways = shareOf(['by a click', 'by its address'] as const, page);
      return { name: `${fault.name} on ${address}, ${ways.join(' and ')}`, fault, address, ways };
    }),
);

/** How many pages are open at a time. Most of the work is waiting, but on a slow machine more pages delay each other. */
const width = 4;

test.use({ trace: 'off' });
// A part of the matrix runs in one worker, which reads each page without scripts only once.
test.describe.configure({ mode: inFull ? 'parallel' : 'default' });

for (let start = 0; start < trials.length; start += width) {
  const together = trials.slice(start, start + width);
  test(together.map(({ name }) => name).join(', '), async ({ browser, baseURL }) => {
    test.setTimeout(180_000);
    const outcomes = together.map(({ name, fault, ...visit }) =>
      survive(browser, fault, { ...visit, origin: baseURL ?? '' }).then(
        () => [],
        (error: unknown) => [`${name} · ${String(error)}`],
      ),
    );
    expect((await Promise.all(outcomes)).flat()).toEqual([]);
  });
}
