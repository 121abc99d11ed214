/** @jest-environment node */
import { root, sections, territories } from '@site/build/packages';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rowsFile, type Manifest } from './planPage';
import { lockFile, siteLists } from './siteLists';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const library = { name: 'library', addresses: ['/library/**'], team: '@example/library' };

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

describe('siteLists', () => {
  it('gives the files as they are: they list the sections of the rows', async () => {
    const { [rowsFile]: rows = '', ...others } = await siteLists(territories);
    expect(JSON.parse(rows)).toEqual(JSON.parse(read(rowsFile)));
    for (const [file, text] of Object.entries(others)) expect(text).toBe(read(file));
  });

  it('adds an owner in the same columns, a choice for the rollback, a row and redirects', async () => {
    const more = [{ from: '/books', to: '/events' }];
    const { [rowsFile]: rows = '', ...others } = await siteLists([...territories, library], more);
    const [owners, rollback] = Object.values(others);
    expect(owners).toMatch(/^\/mfe-services\/ +@example\/client-services\n\/mfe-library\/ +@example\/library\n/m);
    expect(rollback).toContain('\n        options: [about, events, partner, services, library, shell]\n');
    expect(JSON.parse(rows)).toEqual({ sections: [...territories, library], redirects: more });
  });
});
