import { expect, test } from '@playwright/test';
import { root } from '@site/build/packages';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A package as a lock file names it. */
interface LockedPackage {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
}

/** Licences whose terms the site can keep. */
const licences =
  `0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC-BY-4.0 CC0-1.0 ISC LGPL-3.0-or-later MIT MIT-0
  MPL-2.0 OFL-1.1 Python-2.0 Zlib`.split(/\s+/);

/** Whether a licence is one of them, or an expression of some (SPDX). */
const isAllowed = (license: string) => license.split(/ AND | OR |[()]/).every((one) => !one || licences.includes(one));

/** Packages that would run something when they are installed; npm is told not to (`ignore-scripts`). */
const withInstallScript = new Set(['@parcel/watcher', '@swc/core', 'core-js-pure', 'esbuild', 'unrs-resolver']);

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

function faultOf(name: string, { integrity, resolved, license, hasInstallScript }: LockedPackage): string | null {
  if (!integrity?.startsWith('sha512-')) return 'has no sha512';
  if (resolved) return 'names the host it came from';
  if (!license || !isAllowed(license)) return `has the licence ${license ?? 'nobody named'}`;
  return hasInstallScript && !withInstallScript.has(name) ? 'runs something when it is installed' : null;
}

async function faultsIn(folder: string): Promise<string[]> {
  const text = await readFile(path.join(folder, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as { packages: Record<string, LockedPackage> };
  const installed = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);
  expect(installed.length).toBeGreaterThan(0);
  return installed.flatMap(([place, locked]) => {
    const fault = faultOf(nameOf(place), locked);
    return fault ? [`${path.relative(root, folder)}/package-lock.json: ${place} ${fault}`] : [];
  });
}

/** Folders of lock files that people wrote: the site's own, and those of tests that install other packages. */
async function lockedFolders(): Promise<string[]> {
  const below = await readdir(path.join(root, 'e2e'), { recursive: true });
  const locks = below.filter((file) => path.basename(file) === 'package-lock.json' && !file.includes('node_modules'));
  return [root, ...locks.map((file) => path.join(root, 'e2e', path.dirname(file)))];
}

test('every lock file pins every package by its sha512, under a licence that is allowed', async () => {
  const folders = await lockedFolders();
  expect(folders.length).toBeGreaterThan(5);
  expect((await Promise.all(folders.map(faultsIn))).flat()).toEqual([]);
});
