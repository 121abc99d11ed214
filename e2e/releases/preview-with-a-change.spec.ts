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
  try {
    await expect
      .poll(() => preview.output(), { timeout: 240_000 })
      .toContain(`The site is at http://localhost:${port}`);
    const page = await fetch(`http://127.0.0.1:${port}/events`);
    expect(page.status).toBe(200);
    return editionsIn(await page.text());
  } finally {
    preview.kill();
    await preview.ended;
    expect([await readlink(site.link), await git(site.store, ['for-each-ref'])]).toEqual(before);
  }
}

test(
  'a preview shows a folder or a release instead of what is live, and changes nothing live',
  { tag: '@nightly' },
  async ({ freshSite: site }) => {
    const first = shortName((await site.live('events')).commit);
    await releaseEdition(site, 'events', 'live');
    expect(await previewed(site, await edition(site, 'events', 'reviewed'))).toEqual(['reviewed']);
    expect(await previewed(site, first)).toEqual([]);
    expect(editionsIn(await site.document('/events'))).toEqual(['live']);

    const unknown = await site.run('preview', ['--with', 'events=nowhere']);
    expect([unknown.code, unknown.err]).toEqual([
      1,
      "--with events=nowhere: 'nowhere' is no folder, no release (npm run sections -- events) and no branch here; name one of these\n",
    ]);
    expect((await site.run('preview', ['--with', 'event'])).err).toContain(
      "There is no section 'event'; did you mean events?",
    );
  },
);

test('a preview shows a branch, built as it stands there', { tag: '@nightly' }, async ({ freshSite: site }) => {
  test.setTimeout(600_000);
  await releaseEdition(site, 'events', 'live');
  expect(await previewed(site, await git(root, ['rev-parse', 'HEAD']))).toEqual([]);
});
