/** @jest-environment node */
import { gone, root, sectionFolder, type Row } from '@site/build/packages';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rowsFile, type Manifest } from './planPage';
import { lockFile, siteLists } from './siteLists';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The rows of this site. Its lists must agree with them. */
const { sections: rows } = JSON.parse(read(rowsFile)) as { readonly sections: readonly Row[] };

const lockedNames = (text: string) => Object.keys((JSON.parse(text) as { readonly packages: object }).packages);

describe('lockFile', () => {
  it('adds a section exactly as npm does, and removes it again', async () => {
    const folders = rows.map(({ name }) => sectionFolder(name)).filter((folder) => existsSync(path.join(root, folder)));
    for (const folder of folders) {
      const manifest = JSON.parse(read(path.join(folder, 'package.json'))) as Manifest;
      expect(await lockFile(folder, manifest)).toBe(read('package-lock.json'));
      expect(lockedNames(await lockFile(folder)).filter((name) => name.endsWith(folder))).toEqual([]);
    }
  });

  it('adds a new section in alphabetical order', async () => {
    const manifest = { version: '1.0.0', dependencies: {}, devDependencies: {} };
    const names = lockedNames(await lockFile('mfe-new-one', manifest));
    expect(names).toEqual(expect.arrayContaining(['mfe-new-one', 'node_modules/mfe-new-one']));
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  });
});

describe('siteLists', () => {
  it('changes nothing but the lines of owners in files that already list all sections', async () => {
    const { [rowsFile]: written = '', ...others } = await siteLists(rows);
    expect((JSON.parse(written) as { readonly sections: unknown }).sections).toEqual(rows);
    // A row may name another team than CODEOWNERS until somebody writes it there: npm test says so.
    const withoutTeams = (text: string) => text.replaceAll(/^\/mfe-.*\n/gm, '');
    for (const [file, text] of Object.entries(others)) expect(withoutTeams(text)).toBe(withoutTeams(read(file)));
  });

  it('adds an owner in the same columns, a choice of the rollback workflow, a row and redirects', async () => {
    const all = [...rows, { name: 'new-one', addresses: ['/new-one/**'], team: '@example/new-one' }];
    const { [rowsFile]: written = '', ...others } = await siteLists(all, [{ from: '/old', to: '/new-one' }]);
    const [owners = '', rollback = ''] = Object.values(others);
    const lines = owners.match(/^\/mfe-.*$/gm) ?? [];
    expect(lines.map((line) => line.split(/ +/))).toEqual(
      all.flatMap(({ name, team }) => (team ? [[`/${sectionFolder(name)}/`, team]] : [])),
    );
    const columns = owners.match(/^\S+ +(?=@)/gm) ?? [];
    expect(columns.at(-1)?.length).toBe(columns[0]?.length);
    expect(rollback).toContain(`options: [${[...all.map(({ name }) => name), 'shell'].join(', ')}]\n`);
    expect(JSON.parse(written)).toEqual({ sections: all, redirects: [{ from: '/old', to: '/new-one' }], gone });
  });
});
