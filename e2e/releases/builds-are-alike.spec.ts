import { expect } from '@playwright/test';
import { execFile } from 'node:child_process';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { installedFixture } from '../fixtures/other-tools/build';
import { hashesBelow } from '../fixtures/site/hashesBelow';
import { siteTest as test } from '../fixtures/site/ownSite';
import { installed } from '../fixtures/site/ownTree';

/** Builds a package from clean, with the command run in a folder. Returns the hashes of the release files. */
async function build(name: string, tree: string, typedIn = '.', node = process.execPath) {
  const built = path.join(tree, 'dist/built');
  await rm(built, { recursive: true, force: true });
  const script = path.join(tree, 'shell/build/webpack/run.js');
  await promisify(execFile)(node, [script, name, built], { cwd: path.join(tree, typedIn) });
  const files = Object.entries(await hashesBelow(built));
  return Object.fromEntries(files.filter(([file]) => !/\.map$|^mf-stats/.test(file)));
}

test('a build is reproducible, and a section’s also in other folders and with Node 22 and 24 @nightly', async ({
  newTree,
  home,
}) => {
  test.setTimeout(400_000);
  const packages = await installedFixture('nodes');
  const { folder } = await newTree(['mfe-events']);
  const deeper = path.join(home, 'some/where/deeper');
  // This copies node_modules, because the federation plugin generates code with its own path.
  const plugin = path.join(folder, 'node_modules/@module-federation');
  await rm(plugin);
  await cp(path.join(installed, '@module-federation'), plugin, { recursive: true });
  const events = await build('events', folder);
  expect(Object.keys(events)).toEqual(expect.arrayContaining(['prerender.cjs', 'remoteEntry.js', 'section.css']));
  // The packages of the shell are links here, so its bundle depends on their paths.
  const shell = await build('shell', folder);
  expect(await build('shell', folder)).toEqual(shell);
  await mkdir(path.dirname(deeper), { recursive: true });
  await rename(folder, deeper);
  expect(await build('events', deeper, 'mfe-events')).toEqual(events);
  for (const name of ['node-22', 'node-24'])
    expect(await build('events', deeper, '.', path.join(packages, name, 'bin/node')), name).toEqual(events);
});
