/** @jest-environment node */
import { gone, root, sectionFolder, type Row } from '@site/build/packages';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rowsFile, type Manifest } from './planPage';
import { codeOwners, lockFile, siteLists } from './siteLists';

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
  it('changes nothing in files that already list all sections', async () => {
    const { [rowsFile]: written = '', ...others } = await siteLists(rows);
    expect((JSON.parse(written) as { readonly sections: unknown }).sections).toEqual(rows);
    for (const [file, text] of Object.entries(others)) expect(text).toBe(read(file));
  });

  it('adds an owner, a choice of the rollback workflow, a row and redirects', async () => {
    const all = [...rows, { name: 'new-one', addresses: ['/new-one/**'], team: '@example/new-one' }];
    const { [rowsFile]: written = '', ...others } = await siteLists(all, [{ from: '/old', to: '/new-one' }]);
    const [owners = '', rollback = ''] = Object.values(others);
    expect(owners).toMatch(/^\/mfe-new-one\/ +@example\/new-one$/m);
    expect(rollback).toContain(`options: [${[...all.map(({ name }) => name), 'shell'].join(', ')}]\n`);
    expect(JSON.parse(written)).toEqual({ sections: all, redirects: [{ from: '/old', to: '/new-one' }], gone });
  });
});

describe('codeOwners', () => {
  const row = (name: string): Row => ({ name, team: `@example/${name}` });
  const [choir, garden, gardening] = ['choir', 'garden', 'gardening'].map(row) as [Row, Row, Row];
  const text = [
    '# The teams. /mfe-garden/ is a sample.',
    '*                   @example/site',
    '/mfe-choir/         @example/singers @ada',
    '/mfe-garden/        @example/garden',
    '/mfe-garden/src/bed @example/beds',
    '',
    '# Content',
    '/shared-data/       @example/office',
    '',
  ];

  it('adds a line below those of other sections, in the same columns, and keeps what people wrote', () => {
    const added = codeOwners(text.join('\n'), [choir, garden], [choir, garden, gardening]);
    expect(added.split('\n')).toEqual(text.toSpliced(5, 0, '/mfe-gardening/     @example/gardening'));
    const alone = ['*  @example/site', '*.md  @example/words', ''];
    expect(codeOwners(alone.join('\r\n'), [], [garden])).toBe(
      alone.toSpliced(1, 0, '/mfe-garden/ @example/garden').join('\r\n'),
    );
    expect(codeOwners('', [], [garden])).toBe('/mfe-garden/ @example/garden\n');
  });

  it('adds no line for a section without a team, or with a line already', () => {
    expect(codeOwners(text.join('\n'), [], [choir, garden, { name: 'gardening' }])).toBe(text.join('\n'));
  });

  it('removes only the lines of a removed section', () => {
    const removed = codeOwners(text.join('\n'), [choir, garden, gardening], [choir, gardening]);
    expect(removed.split('\n')).toEqual(text.toSpliced(3, 2));
    const other = text.join('\n').replaceAll('/mfe-garden/', '/mfe-gardening/');
    expect(codeOwners(other, [choir, garden], [choir])).toBe(other);
  });
});
