import { expect } from '@playwright/test';
import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { versionOf } from '../../shell/compose/store/Commit';
import { tornParts } from '../fixtures/releases/wholeSite';
import { edition, editionsIn, releaseEdition } from '../fixtures/site/changedBuild';
import { git, pushTip } from '../fixtures/site/git';
import { siteTest as test } from '../fixtures/site/ownSite';
import { ownTree } from '../fixtures/site/ownTree';

/** One line and no more, with these words. */
const oneLine = (words: string) => expect.stringMatching(new RegExp(`^${words}[^\n]*\n$`));

test('a store that does not answer is named, and the site stays as it is', async ({ site }) => {
  const { commit } = await site.live('events');
  const { code, err } = await site.run('compose', [], { env: { SITE_STORE: 'http://127.0.0.1:1/store.git' } });
  expect({ code, err }).toEqual({
    code: 1,
    err: oneLine('The store .* cannot be read \\(.*\\); the site stays as it is'),
  });
  expect((await site.live('events')).commit).toBe(commit);
});

test(
  'a damaged object is named, and the last whole release stays',
  { tag: '@nightly' },
  async ({ freshSite: site }) => {
    await releaseEdition(site, 'events', 'whole');
    await releaseEdition(site, 'events', 'damaged');
    const [{ tree = '' } = {}] = await site.history('events');
    const [, id = ''] = /blob (\w+)\tremoteEntry\.js/.exec(await git(site.store, ['ls-tree', tree])) ?? [];
    const cache = path.join(site.dist, 'cache');
    const [copy = ''] = (await readdir(cache)).filter((entry) => entry.startsWith('store-'));
    for (const place of [path.join(cache, copy), site.store]) {
      const file = path.join(place, 'objects', id.slice(0, 2), id.slice(2));
      await chmod(file, 0o644);
      await writeFile(file, 'damaged');
    }
    await rm(path.join(cache, 'releases', tree), { recursive: true });
    const { out } = await site.mustRun('compose');
    expect(out).toMatch(
      new RegExp(`^⚠ events: release ${versionOf(tree)} cannot be read \\([^\\n]*; its last good release stays$`, 'm'),
    );
    expect(editionsIn(await site.document('/events'))).toEqual(['whole']);
    expect(await tornParts(site.link)).toEqual([]);
  },
);

test('a push that is cut off is live or is not, and says which', { tag: '@nightly' }, async ({ freshSite: site }) => {
  const cutOffBy = async (hook: string) => {
    const file = path.join(site.store, 'hooks', hook);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, '#!/bin/sh\nkill -9 $PPID\n', { mode: 0o755 });
    const outcome = await site.run('release', ['events', '--from', await edition(site, 'events', hook)]);
    await rm(file);
    return outcome;
  };
  await releaseEdition(site, 'events', 'first');
  const { commit } = await site.live('events');
  const { code, err } = await cutOffBy('pre-receive');
  expect({ code, err }).toEqual({
    code: 1,
    err: oneLine('events: the store .* does not take the release \\(.*\\); nothing has changed'),
  });
  expect((await site.live('events')).commit).toBe(commit);

  expect(await cutOffBy('post-receive')).toMatchObject({ code: 0, err: '' });
  expect(editionsIn(await site.document('/events'))).toEqual(['post-receive']);
  expect(await tornParts(site.link)).toEqual([]);
});

test('a clone that is behind what is live does not replace it', async ({ freshSite: site }) => {
  const tree = await ownTree('mfe-events');
  await git(tree.folder, ['init', '--quiet']);
  await git(tree.folder, ['commit', '--quiet', '--allow-empty', '-m', 'An old clone']);
  const source = '1234567890'.repeat(4);
  const trailers = { Source: `commit ${source}` };
  const tip = await pushTip(site.store, 'events', await edition(site, 'events', 'newer'), { trailers });
  const { code, err } = await site.run('release', ['events'], { tree: tree.folder });
  await tree.remove();
  expect({ code, err }).toEqual({
    code: 1,
    err: oneLine(`events: what is live was made from commit ${source}, which is not in the history here; git pull, or`),
  });
  expect((await site.history('events'))[0]?.id).toBe(tip);
});
