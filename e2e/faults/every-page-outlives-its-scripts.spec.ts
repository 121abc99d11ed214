import { expect, test } from '@playwright/test';
import { faults } from '../fixtures/faults/faults';
import { survive } from '../fixtures/faults/survive';
import { addresses, inFull, unknownAddress } from '../fixtures/page/addresses';

const everywhere = [...addresses, unknownAddress];
/** In part, one fault of every kind is tried, each on another page. */
const inPart = (index: number) => (index % 9 === 7 ? [everywhere[(index * 3 + 8) % everywhere.length] ?? '/'] : []);

const trials = faults.flatMap((fault, index) =>
  (inFull ? everywhere : inPart(index)).map((address) => ({ fault, address })),
);

/** How many pages are open at a time; most of the work is waiting. */
const width = 6;

test.use({ trace: 'off' });

for (let start = 0; start < trials.length; start += width) {
  const together = trials.slice(start, start + width);
  test(together.map(({ fault, address }) => `${fault.name} on ${address}`).join(', '), async ({ browser }) => {
    test.setTimeout(180_000);
    const missed = together.map(async ({ fault, address }) => {
      const problems = await survive(browser, fault, address).catch((error: unknown) => [String(error)]);
      return problems.map((problem) => `${fault.name} · ${address} · ${problem}`);
    });
    expect((await Promise.all(missed)).flat()).toEqual([]);
  });
}
