import { packages } from '@site/build/packages';
import { expect } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { changedBuild, edition, pushTip } from '../fixtures/site/changedBuild';
import { siteTest as test } from '../fixtures/site/ownSite';
import type { CommandOptions } from '../fixtures/site/startCommand';

const names = packages.map(({ name }) => name).join(', ');
const unknown = `There is no section 'event'; did you mean events? There are: ${names}`;
const source = '1234567890'.repeat(4);

test('what cannot be done is said in one line, and changes nothing', async ({ freshSite: site, newTree }) => {
  const large = await edition(site, 'events', 'large');
  const cut = await changedBuild(site, 'events', {});
  await rm(path.join(cut, 'prerender.cjs'));
  // A clone that is behind what is live.
  const { folder: tree, commit } = await newTree(['mfe-about']);
  await commit();
  const trailers = { Source: `commit ${source}` };
  await pushTip(site.store, 'about', await edition(site, 'about', 'newer'), { trailers });
  await site.mustRun('sections', ['--older']);

  const limit: CommandOptions = { within: ['prlimit', '--fsize=16384'] };
  const hasLimits = spawnSync('prlimit', ['--version']).status === 0;
  const refusals: readonly (readonly [string, readonly string[], line: string, options?: CommandOptions])[] = [
    ['release', ['event'], unknown],
    ['compose', ['--accept', 'event'], unknown],
    ['rollback', ['shell'], 'shell: there is no earlier release that visitors would tell apart; see npm run sections'],
    ['rollback', ['shell', '--to', '../../site'], "shell: no release begins with '../../site'; choose one of "],
    ['compose', [], 'cannot be read (', { env: { SITE_STORE: 'http://127.0.0.1:1/store.git' } }],
    ['release', ['events', '--from', cut], 'prerender.cjs is missing; give the folder of a finished build'],
    ['release', ['about'], `which is not in the history here; git pull, or`, { tree }],
    ...(hasLimits ? ([['release', ['events', '--from', large], '', limit]] as const) : []),
  ];
  for (const [command, args, line, options] of refusals) {
    await test.step([command, ...args].join(' '), async () => {
      expect(await site.refuses(command, args, options)).toContain(line);
    });
  }
});
