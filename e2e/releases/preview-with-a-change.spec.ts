import { root } from '@site/build/packages';
import { expect } from '@playwright/test';
import { readlink } from 'node:fs/promises';
import { shortName } from '../../shell/compose/store/Commit';
import { edition, editionsIn, releaseEdition } from '../fixtures/site/changedBuild';
import { git } from '../fixtures/site/git';
import { siteTest as test } from '../fixtures/site/ownSite';

const address = 'http://localhost:4320';

test('a preview shows a folder, a release or a branch, and does not change the live site @nightly', async ({
  freshSite: site,
}) => {
  test.setTimeout(600_000);
  const first = shortName((await site.live('events')).commit);
  await releaseEdition(site, 'events', 'live');
  const state = async () => [await readlink(site.link), await git(site.store, ['for-each-ref'])];
  const before = await state();
  for (const [what, editions] of [
    [await edition(site, 'events', 'reviewed'), ['reviewed']],
    [first, []],
    // The preview builds the branch in a separate work tree.
    [await git(root, ['rev-parse', 'HEAD']), []],
  ] as const) {
    const preview = site.start('preview', ['--with', `events=${what}`], { env: { PORT: new URL(address).port } });
    await expect.poll(() => preview.output(), { timeout: 240_000 }).toContain(`The site is at ${address}`);
    expect(editionsIn(await (await fetch(`${address}/events`)).text()), what).toEqual(editions);
    preview.kill();
    await preview.ended;
    expect(await state()).toEqual(before);
  }
});
