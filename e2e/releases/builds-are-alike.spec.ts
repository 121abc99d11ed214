import { expect } from '@playwright/test';
import { execFile } from 'node:child_process';
import { cp, mkdir, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { installedFixture } from '../fixtures/other-tools/build';
import { hashesBelow } from '../fixtures/site/hashesBelow';
import { siteIn, siteTest as test } from '../fixtures/site/ownSite';
import { installed } from '../fixtures/site/ownTree';

/** Builds the events from clean, with the command typed in that folder; gives the hashes of what a release takes. */
async function build(tree: string, typedIn = '.', node = process.execPath): Promise<Record<string, string>> {
  const built = path.join(tree, 'dist/built');
  await rm(built, { recursive: true, force: true });
  const script = path.join(tree, 'shell/build/webpack/run.js');
  await promisify(execFile)(node, [script, 'events', built], { cwd: path.join(tree, typedIn) });
  const files = Object.entries(await hashesBelow(built));
  return Object.fromEntries(files.filter(([file]) => !/\.map$|^mf-stats/.test(file)));
}

test('a section has the same bytes wherever its work tree stands, and from Node 22 and Node 24 @nightly', async ({
  newTree,
  home,
}) => {
  test.setTimeout(300_000);
  const packages = await installedFixture('nodes');
  const { folder } = await newTree(['mfe-events']);
  const deeper = path.join(home, 'some/where/deeper');
  // A copy: what the federation plugin generates says where the plugin stands.
  const plugin = path.join(folder, 'node_modules/@module-federation');
  await rm(plugin);
  await cp(path.join(installed, '@module-federation'), plugin, { recursive: true });
  const bytes = await build(folder);
  expect(Object.keys(bytes)).toEqual(expect.arrayContaining(['prerender.cjs', 'remoteEntry.js', 'section.css']));
  await mkdir(path.dirname(deeper), { recursive: true });
  await rename(folder, deeper);
  expect(await build(deeper)).toEqual(bytes);
  expect(await build(deeper, 'mfe-events')).toEqual(bytes);
  for (const name of ['node-22', 'node-24'])
    expect(await build(deeper, '.', path.join(packages, name, 'bin/node')), name).toEqual(bytes);
});

test('two builds from clean give the same releases and the same site @nightly', async ({ home }) => {
  test.setTimeout(900_000);
  const made = [];
  for (const name of ['once', 'and-once-more']) {
    const site = siteIn(path.join(home, name));
    const { err } = await site.mustRun('build', [], { env: { SOURCE_DATE_EPOCH: '1767225600' } });
    expect(err).toBe('');
    made.push(await hashesBelow(await realpath(site.link)));
  }
  expect(made[1]).toEqual(made[0]);
  expect(Object.keys(made[0] ?? {}).length).toBeGreaterThan(100);
});
