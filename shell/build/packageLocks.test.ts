/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** One package of a lock file. */
interface LockedPackage {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
}

/** The licenses that the site allows. */
const licences =
  `0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC-BY-4.0 CC0-1.0 ISC LGPL-3.0-or-later MIT MIT-0
  MPL-2.0 OFL-1.1 Python-2.0 Zlib`.split(/\s+/);

/** Returns whether a license, or every license of an SPDX expression, is in the list. */
const isAllowed = (license: string) => license.split(/ AND | OR |[()]/).every((one) => !one || licences.includes(one));

/** Packages with an install script. npm does not run these scripts (`ignore-scripts`). */
const withInstallScript = ['@parcel/watcher', '@swc/core', 'core-js-pure', 'esbuild', 'unrs-resolver'];

function faultOf(place: string, { integrity, resolved, license, hasInstallScript }: LockedPackage): string | null {
  if (!integrity?.startsWith('sha512-')) return 'has no sha512 hash';
  if (resolved) return 'names a registry host';
  if (!license || !isAllowed(license))
    return `has ${license ? `the license ${license}` : 'no license'}, which is not in the list`;
  const isKnown = withInstallScript.some((name) => place.endsWith(`node_modules/${name}`));
  return hasInstallScript && !isKnown ? 'has an install script that is not in the list' : null;
}

/** The lock files of the site, and of tests that install other packages. */
const files = [
  'package-lock.json',
  ...readdirSync(path.join(root, 'e2e'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'package-lock.json' && !file.includes('node_modules'))
    .map((file) => path.join('e2e', file)),
];

describe('the lock files', () => {
  it.each(files)('pin every package by its sha512 hash and an allowed license: %s', (file) => {
    const { packages } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
      packages: Record<string, LockedPackage>;
    };
    const installed = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);
    expect(installed.length).toBeGreaterThan(0);
    const faults = installed.map(([place, locked]) => [place, faultOf(place, locked)]);
    expect(faults.filter(([, fault]) => fault)).toEqual([]);
  });
});
