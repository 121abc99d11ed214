import { expect, test } from '@playwright/test';
import { addresses, unknownAddress } from '../fixtures/page/addresses';
import { inFull } from '../fixtures/page/inFull';
import type { Fault } from '../fixtures/faults/Fault';
import { faults } from '../fixtures/faults/faults';
import { lanes } from '../fixtures/faults/lanes';
import { survive } from '../fixtures/faults/survive';

const everywhere = [...addresses, unknownAddress];
/** In part, one fault of every kind is tried, each on another page. */
const inPart = (index: number) => (index % 9 === 7 ? [everywhere[(index * 3 + 8) % everywhere.length] ?? '/'] : []);

/** How many pages are open at a time; most of the work is waiting. */
const width = 6;

interface Trial {
  readonly fault: Fault;
  readonly address: string;
}

const trials: Trial[] = faults.flatMap((fault, index) =>
  (inFull ? everywhere : inPart(index)).map((address) => ({ fault, address })),
);

const perTest = inFull ? everywhere.length : width;
const groups = Array.from({ length: Math.ceil(trials.length / perTest) }, (_, index) =>
  trials.slice(index * perTest, (index + 1) * perTest),
);

test.use({ trace: 'off' });

for (const group of groups) {
  const names = [...new Set(group.map(({ fault }) => fault.name))];
  test(`${names.join(', ')}: ${group.length === 1 ? 'the page stays' : `${group.length} pages stay`}`, async ({
    browser,
  }) => {
    test.setTimeout(60_000 + group.length * 20_000);
    const missed: string[] = [];
    await lanes(width, group, async ({ fault, address }) => {
      const problems = await survive(browser, fault, address).catch((error: unknown) => [String(error)]);
      missed.push(...problems.map((problem) => `${fault.name} · ${address} · ${problem}`));
    });
    expect(missed).toEqual([]);
  });
}
