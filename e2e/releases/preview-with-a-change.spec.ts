import { root } from '@site/build/packages';
import { expect } from '@playwright/test';
import { readlink } from 'node:fs/promises';
import { shortName } from '../../shell/compose/store/Commit';
import { edition, editionsIn, releaseEdition } from '../fixtures/site/changedBuild';
import { git } from '../fixtures/site/git';
import { siteTest as test } from '../fixtures/site/ownSite';
import type { ServedSite } from '../fixtures/site/ownSite';

const port = 4320;

/** The editions that a preview shows at /events; what is live stays as it is. */
async function previewed(site: ServedSite, what: string): Promise<readonly string[]> {
  const before = [await readlink(site.link), await git(site.store, ['for-each-ref'])];
  const preview = site.start('preview', ['--with', `events=${what}`], { env: { PORT: String(port) } });
  const address = `http://localhost:${port}`;
  await expect.poll(() => preview.output(), { timeout: 240_000 }).toContain(`The site is at ${address}`);
  const page = await fetch(`${address}/events`);
  expect(page.status).toBe(200);
  preview.kill();
  await preview.ended;
  expect([await readlink(site.link), await git(site.store, ['for-each-ref'])]).toEqual(before);
  return editionsIn(await page.text());
}

test('a preview shows a folder, a release or a branch instead of what is live, and changes nothing live @nightly', async ({
  freshSite: site,
}) => {
  test.setTimeout(900_000);
  const first = shortName((await site.live('events')).commit);
  await releaseEdition(site, 'events', 'live');
  expect(await previewed(site, await edition(site, 'events', 'reviewed'))).toEqual(['reviewed']);
  expect(await previewed(site, first)).toEqual([]);
  // Built as it stands there.
  expect(await previewed(site, await git(root, ['rev-parse', 'HEAD']))).toEqual([]);
  expect(editionsIn(await site.document('/events'))).toEqual(['live']);

  const { code, err } = await site.run('preview', ['--with', 'events=nowhere']);
  expect({ code, err }).toEqual({
    code: 1,
    err: "--with events=nowhere: 'nowhere' is no folder, no release (npm run sections -- events) and no branch here; name one of these\n",
  });
});
