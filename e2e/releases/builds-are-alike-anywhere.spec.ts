import { expect, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { hashesBelow } from '../fixtures/site/hashesBelow';
import { installed, ownTree } from '../fixtures/site/ownTree';

// Builds from clean take a while on a busy machine.
test.use({ trace: 'off' });
test.describe.configure({ timeout: 120_000 });

/** Builds the events from clean, with the command typed in that folder; gives the hashes of what a release takes. */
async function build(tree: string, typedIn = '.'): Promise<Record<string, string>> {
  const dist = path.join(tree, 'dist');
  await rm(dist, { recursive: true, force: true });
  await promisify(execFile)(process.execPath, [path.join(tree, 'shell/build/webpack/run.js'), 'events'], {
    cwd: path.join(tree, typedIn),
    env: { ...process.env, SITE_DIST: dist },
  });
  const files = Object.entries(await hashesBelow(path.join(dist, 'build/events')));
  return Object.fromEntries(files.filter(([file]) => !/\.map$|^mf-stats/.test(file)));
}

test('a section has the same bytes wherever its work tree stands', { tag: '@nightly' }, async () => {
  const { folder, remove } = await ownTree('mfe-events');
  const elsewhere = `${folder}-moved`;
  const deeper = path.join(elsewhere, 'some/where/deeper');
  // A copy: what the federation plugin generates says where the plugin stands.
  const plugin = path.join(folder, 'node_modules/@module-federation');
  await rm(plugin);
  await cp(path.join(installed, '@module-federation'), plugin, { recursive: true });
  try {
    const bytes = await build(folder);
    expect(Object.keys(bytes)).toEqual(expect.arrayContaining(['prerender.cjs', 'remoteEntry.js', 'section.css']));
    await mkdir(path.dirname(deeper), { recursive: true });
    await rename(folder, deeper);
    expect(await build(deeper)).toEqual(bytes);
    expect(await build(deeper, 'mfe-events')).toEqual(bytes);
  } finally {
    await remove();
    await rm(elsewhere, { recursive: true, force: true });
  }
});
