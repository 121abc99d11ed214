import { expect, test } from '@playwright/test';
import { allChanges } from '../fixtures/changes/allChanges';
import type { Change } from '../fixtures/changes/Change';
import { fourTogether } from '../fixtures/changes/changes';
import { tryChange, usualSteps, type Step } from '../fixtures/changes/tryChange';

/** Makes a change in a clone, and expects every step to pass. A failure shows what its owner would read. */
async function expectGreen(change: Change, steps: readonly Step[]): Promise<void> {
  const failures = await tryChange(change, steps, (line) => console.log(line));
  for (const [step, said] of Object.entries(failures)) expect.soft(said, `${change.name}: ${step}`).toBe('');
}

// These are the four most common changes. This test runs their sources, entries and pages. The nightly tests run
// everything.
test(`after ${fourTogether.name}, checks of sources and content and the tests of sections pass`, async () => {
  // A build takes minutes on a busy machine.
  test.setTimeout(1_200_000);
  await expectGreen(fourTogether, ['types', 'content', 'tests of sections', 'build']);
});

for (const change of allChanges) {
  test(`npm test passes after this change: ${change.name} @nightly`, async () => {
    test.setTimeout(2_400_000);
    await expectGreen(change, usualSteps);
  });
}
