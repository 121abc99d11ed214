import { expect } from '@playwright/test';
import { chmod, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { shortName, versionOf } from '../../shell/compose/store/Commit';
import { tornParts } from '../fixtures/releases/wholeSite';
import { edition, editionsIn, releaseEdition } from '../fixtures/site/changedBuild';
import { git, pushTip } from '../fixtures/site/git';
import { ownTree } from '../fixtures/site/ownTree';
import { siteTest as test } from '../fixtures/site/ownSite';
import type { OwnSite } from '../fixtures/site/ownSite';

/** One line and no more, with these words. */
const oneLine = (words: string) => expect.stringMatching(new RegExp(`^${words}[^\n]*\n$`));

/** What a program of the store's does with a push. */
const hook = async ({ store }: OwnSite, name: string, script: string) => {
  const file = path.join(store, 'hooks', name);
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
  return () => rm(file);
};

test(
  'a branch pushed by force is named, and stays as it was until somebody accepts it',
  { tag: '@nightly' },
  async ({ freshSite: site }) => {
    await releaseEdition(site, 'events', 'known');
    const [known] = await site.history('events');
    await pushTip(site.store, 'events', await edition(site, 'events', 'forced'), { follows: false });

    const refused = await site.run('compose');
    expect(refused.out).toContain(
      `⚠ events: its branch was pushed by force and no longer holds ${shortName(known?.id ?? '')}`,
    );
    expect(refused.out.match(/^⚠/gm)).toHaveLength(1);
    expect(editionsIn(await site.document('/events'))).toEqual(['known']);
    // Nobody else waits for it.
    await releaseEdition(site, 'about', 'meanwhile');
    expect(editionsIn(await site.document('/events'))).toEqual(['known']);

    expect((await site.mustRun('compose', ['--accept', 'events'])).out).not.toContain('⚠');
    expect(editionsIn(await site.document('/events'))).toEqual(['forced']);
    expect(await tornParts(site.link)).toEqual([]);
  },
);

test('a store that does not answer is named, and the site stays as it is', async ({ site }) => {
  const { commit } = await site.live('events');
  for (const SITE_STORE of ['http://127.0.0.1:1/store.git', path.join(site.home, 'gone.git')]) {
    const { code, err } = await site.run('compose', [], { env: { SITE_STORE } });
    expect({ code, err }).toEqual({
      code: 1,
      err: oneLine('The store .* cannot be read \\(.*\\); the site stays as it is'),
    });
  }
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

test(
  'a copy of a release that was changed on this machine is made anew',
  { tag: '@nightly' },
  async ({ freshSite: site }) => {
    await releaseEdition(site, 'events', 'second');
    const [, first] = await site.history('events');
    for (const file of ['remoteEntry.js', 'prerender.cjs']) {
      await writeFile(path.join(site.dist, 'cache/releases', first?.tree ?? '', file), 'throw new Error("not ours")');
    }
    await site.mustRun('rollback', ['events']);
    expect(editionsIn(await site.document('/events'))).toEqual([]);
    expect(await tornParts(site.link)).toEqual([]);
  },
);

test('a push that is cut off is live or is not, and says which', { tag: '@nightly' }, async ({ freshSite: site }) => {
  await releaseEdition(site, 'events', 'first');
  const build = await edition(site, 'events', 'second');
  const { commit } = await site.live('events');
  const mend = await hook(site, 'pre-receive', 'kill -9 $PPID');
  const { code, err } = await site.run('release', ['events', '--from', build]);
  expect({ code, err }).toEqual({
    code: 1,
    err: oneLine('events: the store .* does not take the release \\(.*\\); nothing has changed'),
  });
  expect((await site.live('events')).commit).toBe(commit);
  await mend();

  await hook(site, 'post-receive', 'kill -9 $PPID');
  expect(await site.run('release', ['events', '--from', build])).toMatchObject({ code: 0, err: '' });
  expect(editionsIn(await site.document('/events'))).toEqual(['second']);
  expect(await tornParts(site.link)).toEqual([]);
});

test('a store that refuses a push says why', { tag: '@nightly' }, async ({ freshSite: site }) => {
  await hook(site, 'update', 'echo "only owners release events" >&2; exit 1');
  const { commit } = await site.live('events');
  const { code, err } = await site.run('release', ['events', '--from', await edition(site, 'events', 'second')]);
  expect({ code, err }).toEqual({
    code: 1,
    err: oneLine('events: the store .* does not take the release \\(hook declined\\)'),
  });
  expect((await site.live('events')).commit).toBe(commit);
});

test('a clone that is behind what is live does not replace it', async ({ freshSite: site }) => {
  const tree = await ownTree('mfe-events');
  try {
    await git(tree.folder, ['init', '--quiet']);
    await git(tree.folder, ['commit', '--quiet', '--allow-empty', '-m', 'An old clone']);
    const source = '1234567890'.repeat(4);
    const tip = await pushTip(site.store, 'events', await edition(site, 'events', 'newer'), {
      trailers: { Source: `commit ${source}` },
    });
    const { code, err } = await site.run('release', ['events'], { tree: tree.folder });
    expect({ code, err }).toEqual({
      code: 1,
      err: oneLine(
        `events: what is live was made from commit ${source}, which is not in the history here; git pull, or`,
      ),
    });
    expect((await site.history('events'))[0]?.id).toBe(tip);
  } finally {
    await tree.remove();
  }
});
