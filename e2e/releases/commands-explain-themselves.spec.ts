import { packages, sectionFolder } from '@site/build/packages';
import { expect } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { evening } from '../fixtures/content/fixtureEvents';
import { changedBuild, edition, smallest, other, pushTip } from '../fixtures/site/changedBuild';
import { siteTest as test } from '../fixtures/site/ownSite';
import { writeEntry } from '../fixtures/site/ownTree';
import type { CommandOptions } from '../fixtures/site/startCommand';

const names = packages.map(({ name }) => name).join(', ');
const mistyped = smallest.slice(0, -1);
const unknown = `There is no section '${mistyped}'. Did you mean ${smallest}? The sections are: ${names}`;
const source = '1234567890'.repeat(4);

const unshare = ['unshare', '--map-root-user', '--mount'];
const canMount = spawnSync('unshare', [...unshare.slice(1), 'true']).status === 0;

/** Runs a command with something mounted at a folder, in its own mount namespace. */
const mounting = (what: string, folder: string, more = ''): CommandOptions => ({
  within: [...unshare, 'sh', '-c', `mount ${what} ${folder} && ${more} exec "$@"`, 'sh'],
});

/** A mount is necessary, because root could write anyway. */
const readOnly = (folder: string) => mounting(`--bind ${folder}`, folder, `mount -o remount,bind,ro ${folder} &&`);

test('a command that cannot run explains why in one line, and changes nothing', async ({
  freshSite: site,
  newTree,
}) => {
  const large = await edition(site, smallest, 'large');
  const cut = await changedBuild(site, smallest, {});
  await rm(path.join(cut, 'prerender.cjs'));
  const work = path.join(site.dist, 'work');
  await mkdir(work, { recursive: true });
  // A clone that is behind the live release.
  const clone = await newTree([sectionFolder(other)]);
  const tree = clone.folder;
  await clone.commit();
  const trailers = { Source: `commit ${source}` };
  await pushTip(site.store, other, await edition(site, other, 'newer'), { trailers });
  await site.mustRun('sections', ['--older']);

  const refusals: readonly (readonly [string, readonly string[], line: string, options?: CommandOptions])[] = [
    ['release', [mistyped], unknown],
    ['compose', ['--accept', mistyped], unknown],
    [
      'rollback',
      ['shell'],
      'shell: there is no earlier release that looks different to visitors; see npm run sections',
    ],
    ['rollback', ['shell', '--to', '../../site'], "shell: no release begins with '../../site'; choose one of "],
    ['preview', ['--with', `${smallest}=nowhere`], `${smallest}=nowhere: 'nowhere' is not a folder, a release `],
    ['compose', [], 'cannot be read (', { env: { SITE_STORE: 'http://127.0.0.1:1/store.git' } }],
    ['release', [smallest, '--from', cut], 'prerender.cjs is missing; give the folder of a finished build'],
    ['release', [other], `which is not in the history here; git pull, or`, { tree }],
    ...(canMount
      ? ([
          ['release', [smallest, '--from', large], 'disk is full', mounting('-t tmpfs -o size=64k tmpfs', work)],
          ['release', [smallest, '--from', large], site.dist, readOnly(site.dist)],
          [
            'release',
            [smallest, '--from', large],
            `The store ${site.store} accepts no release: `,
            readOnly(site.store),
          ],
        ] as const)
      : []),
  ];
  for (const [command, args, line, options] of refusals) {
    await test.step([command, ...args].join(' '), async () => {
      expect(await site.refuses(command, args, options)).toContain(line);
    });
  }

  await test.step('a mistake of the content', async () => {
    // A fresh clone has no modules of entries.
    await rm(path.join(tree, 'shared-data/generated'), { recursive: true });
    await writeEntry(clone, 'events/made-for-a-test', { ...evening, date: '31 February 2025' });
    const line = /shared-data\/entries\/events\/made-for-a-test\.yaml:\d+ · date: '31 February 2025' – wanted a real/;
    for (const command of ['content', 'kit']) {
      const { code, err } = await site.run(command, [], { tree });
      expect([command, code, err]).toEqual([command, 1, expect.stringMatching(line)]);
    }
  });

  await test.step('the command that encodes pictures does not warn about the entry that needs one', async () => {
    await writeEntry(clone, 'events/made-for-a-test', { ...evening, image: { ...evening.image, name: 'quilt-fair' } });
    expect((await site.run('sections', ['--older'], { tree })).err).toContain("image.name: 'quilt-fair'");
    expect((await site.run('pictures', ['--help'], { tree })).err).toBe('');
  });

  await test.step('a mistake of the content does not stop a command that needs no new content', async () => {
    const [contact, hours] = ['clinic/contact', 'clinic/hours'].map((name) => `shared-data/entries/${name}.yaml`);
    const text = await clone.read(contact ?? '');
    await rm(path.join(tree, contact ?? ''));
    await clone.write(hours ?? '', 'value: "\n');
    const { code, out, err } = await site.run('sections', ['--older'], { tree });
    expect([code, out.includes('shared-data')]).toEqual([0, false]);
    expect(err).toMatch(/^⚠ This entry is invalid and is not used: shared-data\/entries\/.*\(and \d+ more: .*\)\n$/);
    // The modules have the committed version of both files.
    const [, email = ''] = /^email:\n\s+value: (\S+)/m.exec(text) ?? [];
    expect(await clone.read('shared-data/generated/siteFacts.ts')).toContain(`"${email}"`);
  });
});
