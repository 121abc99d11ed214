/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addToLockFile, addToPackageFile } from './addWorkspace';
import type { Manifest } from './sectionFiles';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Lock {
  packages: Record<string, unknown> & { '': { workspaces: string[] } };
}

const lock = JSON.parse(read('package-lock.json')) as Lock;
const last = lock.packages[''].workspaces.findLast((folder) => folder.startsWith('mfe-')) ?? '';

/** A file without the last section, as it was before. */
function without(file: { workspaces: string[] }): void {
  file.workspaces = file.workspaces.filter((folder) => folder !== last);
}

describe('addWorkspace', () => {
  it('writes the lock file as npm does, to the byte', () => {
    const before = JSON.parse(read('package-lock.json')) as Lock;
    without(before.packages['']);
    Reflect.deleteProperty(before.packages, last);
    Reflect.deleteProperty(before.packages, `node_modules/${last}`);
    const manifest = JSON.parse(read(path.join(last, 'package.json'))) as Manifest;
    expect(addToLockFile(JSON.stringify(before), manifest)).toBe(read('package-lock.json'));
  });

  it('writes the package file with nothing else changed', () => {
    const before = JSON.parse(read('package.json')) as { workspaces: string[] };
    without(before);
    expect(addToPackageFile(JSON.stringify(before), last)).toBe(read('package.json'));
  });
});
