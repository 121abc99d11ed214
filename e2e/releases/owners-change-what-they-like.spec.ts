import { expect, test } from '@playwright/test';
import { allChanges } from '../fixtures/changes/allChanges';
import type { Change } from '../fixtures/changes/Change';
import { tryChange, usualSteps } from '../fixtures/changes/tryChange';

/** Makes a change in a clone, and expects every step to pass. A failure shows what its owner would read. */
async function expectGreen(change: Change): Promise<void> {
  const failures = await tryChange(change, usualSteps, (line) => console.log(line));
  for (const [step, said] of Object.entries(failures)) expect.soft(said, `${change.name}: ${step}`).toBe('');
}

// `npm test` builds and opens a clone with several of them (pages-bear-other-words).
for (const change of allChanges) {
  test(`npm test passes after this change: ${change.name} @nightly`, async () => {
    test.setTimeout(2_400_000);
    await expectGreen(change);
  });
}
