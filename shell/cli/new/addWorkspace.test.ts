/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addToLockFile, addToPackageFile, removeFromLockFile, removeFromPackageFile } from './addWorkspace';
import type { Manifest } from './sectionFiles';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
const last = workspaces.findLast((folder) => folder.startsWith('mfe-')) ?? '';

describe('addWorkspace', () => {
  it('writes the lock file as npm does, to the byte, and takes out what it wrote', () => {
    const without = removeFromLockFile(read('package-lock.json'), last);
    expect(without).not.toContain(last);
    const manifest = JSON.parse(read(path.join(last, 'package.json'))) as Manifest;
    expect(addToLockFile(without, manifest)).toBe(read('package-lock.json'));
  });

  it('writes the package file with nothing else changed, and takes out what it wrote', () => {
    const without = removeFromPackageFile(read('package.json'), last);
    expect(without).not.toContain(last);
    expect(addToPackageFile(without, last)).toBe(read('package.json'));
  });
});
