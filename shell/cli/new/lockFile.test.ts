/** @jest-environment node */
import { root, sections } from '@site/build/packages';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from './planPage';
import { lockFile } from './lockFile';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('lockFile', () => {
  it('writes a section as npm does, to the byte, and takes it out', async () => {
    for (const { folder } of sections) {
      const manifest = JSON.parse(read(path.join(folder, 'package.json'))) as Manifest;
      expect(await lockFile(folder, manifest)).toBe(read('package-lock.json'));
      expect(await lockFile(folder)).not.toContain(folder);
    }
  });

  it('puts a new one in its place', async () => {
    const manifest = { version: '1.0.0', dependencies: {}, devDependencies: {} };
    expect(await lockFile('mfe-library', manifest)).toMatch(
      /"mfe-events": \{[^]*"mfe-library": \{[^]*"mfe-partner": \{[^]*"node_modules\/mfe-events"[^]*"node_modules\/mfe-library"/,
    );
  });
});
