/** @jest-environment node */
import { root, sections } from '@site/build/packages';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from './planPage';
import { addRedirects, addRow, changedLists, codeOwners, editLockFile, removeRow, rollbackChoices } from './siteLists';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const [last] = sections.slice(-1);
const row = { name: 'library', addresses: ['/library/**'], team: '@example/library' };
const library = { ...row, folder: 'mfe-library' };

describe('siteLists', () => {
  it('gives the files as they are: they list the sections of packages.js', async () => {
    const same = (text: string) => text;
    expect(await changedLists(sections, same, same)).toEqual({});
  });

  it('writes the lock file as npm does, to the byte, and takes out what it wrote', () => {
    const { folder = '' } = last ?? {};
    const without = editLockFile(read('package-lock.json'), folder, null);
    expect(without).not.toContain(folder);
    const manifest = JSON.parse(read(path.join(folder, 'package.json'))) as Manifest;
    expect(editLockFile(without, folder, manifest)).toBe(read('package-lock.json'));
  });

  it('adds a row at the end, and takes it out again', () => {
    const rows = read('shell/build/packages.js');
    const added = addRow(rows, row);
    expect(added).toMatch(/@example\/client-services' \},\n\{"name":"library".*\},\n\];\n/);
    expect(removeRow(added.replace('{"name":"library",', "  { name: 'library',"), 'library')).toBe(rows);
    expect(removeRow(rows, 'about')).not.toContain("'/blog/**'");
    expect(removeRow(rows, 'about')).toContain("const rows = [\n  { name: 'events', ");
    expect(removeRow(rows, 'abou')).toBe(rows);
  });

  it('adds redirects', () => {
    const to = '/events';
    const added = addRedirects('export const redirects = [];', [
      { from: '/library', to },
      { from: '/books', to },
    ]);
    expect(added).toBe(
      'export const redirects = [{"from":"/library","to":"/events"},{"from":"/books","to":"/events"},];',
    );
  });

  it('adds an owner in the same columns', () => {
    const added = codeOwners(read('.github/CODEOWNERS'), [...sections, library]);
    expect(added).toMatch(/^\/mfe-services\/ +@example\/client-services\n\/mfe-library\/ +@example\/library\n/m);
  });

  it('lets people choose any section for a rollback, and the shell', () => {
    const added = rollbackChoices(read('.github/workflows/rollback.yml'), [...sections, library]);
    expect(added).toContain('\n        options: [about, events, partner, services, library, shell]\n');
  });
});
