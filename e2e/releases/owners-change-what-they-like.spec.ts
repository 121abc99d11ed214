import { expect, test } from '@playwright/test';
import { allChanges } from '../fixtures/changes/allChanges';
import type { Change } from '../fixtures/changes/Change';
import { fourTogether } from '../fixtures/changes/changes';
import { tryChange, usualSteps, type Step } from '../fixtures/changes/tryChange';

/** Makes a change in a clone; each step that fails there says what its owner would read. */
async function expectGreen(change: Change, steps: readonly Step[]): Promise<void> {
  const failures = await tryChange(change, steps, (line) => console.log(line));
  for (const [step, said] of Object.entries(failures)) expect.soft(said, `${change.name}: ${step}`).toBe('');
}

// Owners make these four most often. Their sources, entries and pages are tried here; every test there is, each night.
test(`after ${fourTogether.name}, sources, content and the tests of sections stay green`, async () => {
  // On a machine that others use too, a build alone takes minutes.
  test.setTimeout(1_200_000);
  await expectGreen(fourTogether, ['types', 'content', 'tests of sections', 'build']);
});

for (const change of allChanges) {
  test(`after this change all of npm test stays green: ${change.name} @nightly`, async () => {
    test.setTimeout(2_400_000);
    await expectGreen(change, usualSteps);
  });
}
