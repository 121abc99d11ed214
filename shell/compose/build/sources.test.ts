/** @jest-environment node */
import { root } from '@site/build/packages';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Commit, Trailers } from '../store/Commit';
import type { Store } from '../store/store';
import { dirs } from '../../system/dirs';
import type { BuiltRelease } from './Change';
import {
  compareSources,
  hashOfFiles,
  hashOfTools,
  hasUnknownSource,
  invalidEntries,
  lastBuild,
  pictureTable,
  rememberBuild,
  sourceCommit,
  sourceFiles,
} from './sources';

jest.mock('../../system/dirs', () => {
  const { dirs: all } = jest.requireActual<{ dirs: object }>('../../system/dirs');
  const { tmpdir } = jest.requireActual<{ tmpdir: () => string }>('node:os');
  return { dirs: { ...all, cache: `${tmpdir()}/sources-of-${process.pid}` } };
});

const written = new Map<string, string>();

const problem = 'shared-data/entries/events/gala.yaml:3 · date: nothing – wanted a real date';
jest.mock('@site/shared-data/check/siteFindings', () => ({
  siteFindings: () => ({ invalid: [{ module: 'events.ts', problems: [problem] }] }),
}));

jest.mock('@site/build/moduleNames', () => {
  type Names = { moduleText: (name: string) => Promise<string> };
  const actual = jest.requireActual<Names>('@site/build/moduleNames');
  return { ...actual, moduleText: async (name: string) => written.get(name) ?? actual.moduleText(name) };
});

describe('hashOfFiles', () => {
  const write = (name: string, text: string) => written.set(name, text);
  const table = (...rows: readonly string[]) => write(pictureTable, `card: {\n${rows.join(',\n')},\n}`);
  const modules = ['mfe-about/src/staff.ts', pictureTable];

  beforeEach(() => {
    write('mfe-about/src/staff.ts', "{ name: 'Zoë O’Neil', photographs: ['zoe-oneil'], picture: 'team' }");
    table("'team': '0a1b2c3d'", "'gala': '11111111'");
  });

  afterAll(() => written.clear());

  it('does not change with a new picture that the modules do not name', async () => {
    const before = await hashOfFiles(modules);
    table("'team': '0a1b2c3d'", "'gala': '22222222'", "'walk': '33333333'");
    expect(await hashOfFiles(modules)).toBe(before);
  });

  it.each([
    ['a picture that they name', ["'team': '4e5f6a7b'", "'gala': '11111111'"]],
    [
      'a photograph of a person whom they name',
      ["'team': '0a1b2c3d'", "'gala': '11111111'", "'zoe-oneil': '44444444'"],
    ],
  ])('changes with %s', async (_, rows) => {
    const before = await hashOfFiles(modules);
    table(...rows);
    expect(await hashOfFiles(modules)).not.toBe(before);
  });

  it('changes with each picture if the table is the only module', async () => {
    const before = await hashOfFiles([pictureTable]);
    table("'team': '0a1b2c3d'", "'gala': '22222222'");
    expect(await hashOfFiles([pictureTable])).not.toBe(before);
  });
});

describe('lastBuild', () => {
  afterAll(() => rmSync(dirs.cache, { recursive: true, force: true }));
  const file = path.join(dirs.cache, 'builds', 'events.json');
  const trailers = async () => ({ Modules: await hashOfFiles([]), Tools: await hashOfTools() });
  const remember = (given: Trailers) =>
    rememberBuild('events', {
      modules: [],
      newestShell: 'one',
      trailers: given,
      tree: 'abc',
    } as unknown as BuiltRelease);

  it('returns a build whose modules and tools are the same', async () => {
    await remember(await trailers());
    expect(await lastBuild('events')).toMatchObject({ modules: [], newestShell: 'one', tree: 'abc' });
    await remember({ ...(await trailers()), Tools: 'others' });
    expect(await lastBuild('events')).toBeNull();
  });

  it.each(['', '{"modules":["a', '{}', '7'])('returns null if its file is damaged: %j', async (text) => {
    await remember(await trailers());
    writeFileSync(file, text);
    expect(await lastBuild('events')).toBeNull();
  });
});

describe('sourceCommit', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'sources-'));
  const tree = path.join(home, 'tree');

  afterEach(() => {
    rmSync(home, { recursive: true });
  });

  it('reads a signed commit even if git is set to show signatures', async () => {
    const key = path.join(home, 'key');
    const git = (...args: readonly string[]) => execFileSync('git', ['-C', tree, ...args], { encoding: 'utf8' });
    execFileSync('git', ['init', '--quiet', tree]);
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
    const who = { 'user.name': 'Ada', 'user.email': 'ada@example.org' };
    const settings = {
      ...who,
      'gpg.format': 'ssh',
      'user.signingKey': key,
      'log.showSignature': 'true',
      'color.ui': 'always',
    };
    for (const [name, value] of Object.entries(settings)) git('config', name, value);
    git('commit', '--quiet', '--gpg-sign', '--allow-empty', '--message=Sing');
    expect(await sourceCommit([], tree)).toEqual({
      name: `commit ${git('rev-parse', 'HEAD').trim()}`,
      subject: 'Sing',
    });
  });
});

describe('the commit of a release', () => {
  const tree = mkdtempSync(path.join(tmpdir(), 'dirty-'));
  const git = (...args: readonly string[]) => execFileSync('git', ['-C', tree, ...args], { encoding: 'utf8' });
  const at = (name: string) => path.join(tree, name);

  afterAll(() => rmSync(tree, { recursive: true }));

  it('is marked if files of the package are not committed, and ignores other files', async () => {
    git('init', '--quiet');
    for (const [name, value] of [
      ['user.name', 'Ada'],
      ['user.email', 'ada@example.org'],
    ] as const)
      git('config', name, value);
    for (const name of ['a[1].ts', 'b.ts']) writeFileSync(at(name), '');
    git('add', '--all');
    git('commit', '--quiet', '--message=Sing');
    writeFileSync(at('b.ts'), 'changed');
    writeFileSync(at('new.ts'), '');
    const nameOf = async (...files: readonly string[]) => (await sourceCommit(files.map(at), tree))?.name;
    expect(await nameOf('a[1].ts')).toMatch(/^commit \w+$/);
    expect(await nameOf('a[1].ts', 'b.ts')).toMatch(/ and what is not committed$/);
    expect(await nameOf('new.ts')).toMatch(/ and what is not committed$/);
    // Removing a file is a change, too.
    rmSync(at('a[1].ts'));
    expect(await nameOf('a[1].ts')).toMatch(/ and what is not committed$/);
  });

  it('uses the content files for entry modules, and no file for installed packages', () => {
    const files = sourceFiles([
      '@site/shared-data/generated/events.ts',
      '@site/section/src/Section.ts',
      'react/package.json',
      '@site/ui/package.json#resolution',
    ]).map((file) => path.relative(root, file).replaceAll('\\', '/'));
    expect(files).toEqual(['shared-data/entries/events', 'shell/section/src/Section.ts', 'shell/ui/package.json']);
  });
});

describe('the problems of a release', () => {
  const releases = mkdtempSync(path.join(tmpdir(), 'releases-'));
  const events = '@site/shared-data/generated/events.ts';
  const modules = ['@site/build/moduleNames.js', events];

  afterAll(() => rmSync(releases, { recursive: true }));

  it('are those of the entries that it shows', () => {
    expect([invalidEntries(modules), invalidEntries([modules[0] ?? ''])]).toEqual([[problem], []]);
  });

  it('keep it from counting as the same as the sources, but not as older', async () => {
    mkdirSync(path.join(releases, 'tree'));
    writeFileSync(path.join(releases, 'tree/release.json'), JSON.stringify({ modules }));
    const of = (Modules: string) => {
      const live = { tree: 'tree', trailers: { Modules } } as unknown as Commit;
      return compareSources({ releases } as Store, live);
    };
    expect(await of(await hashOfFiles(modules))).toBe('invalid');
    expect(await of('others')).toBe('older');
  });
});

describe('hasUnknownSource', () => {
  const releases = mkdtempSync(path.join(tmpdir(), 'releases-'));
  const modules = ['@site/build/moduleNames.js'];

  afterAll(() => rmSync(releases, { recursive: true }));

  it('returns true for a commit outside the history here, unless the sources are the same', async () => {
    mkdirSync(path.join(releases, 'tree'));
    writeFileSync(path.join(releases, 'tree/release.json'), JSON.stringify({ modules }));
    const of = (Modules: string) => {
      const trailers = { Source: `commit ${'5'.repeat(40)}`, Modules };
      return hasUnknownSource({ releases } as Store, { tree: 'tree', trailers } as Commit);
    };
    expect(await of('others')).toBe(true);
    expect(await of(await hashOfFiles(modules))).toBe(false);
  });
});
