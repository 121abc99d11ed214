/** @jest-environment node */
import { sections } from '@site/build/packages';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRepository, packageFile } from './createRepository';

const manifest = {
  version: '1.0.0',
  dependencies: { '@site/ui': '1.2.1', feed: '4.2.2', react: '^19.0.0' },
  devDependencies: { '@site/build': '1.2.4' },
};

test('a repository of a section requires the versions that its overrides name, because npm rejects others', () => {
  const overrides = { react: '19.2.9', 'react-dom': '19.2.9', feed: { xml: '1.0.0' } };
  const top = { dependencies: {}, devDependencies: { jest: '30.5.2', knip: '5.50.0' }, overrides };
  const written: unknown = JSON.parse(packageFile(manifest, top, { '@site/ui': 'ui.tgz', '@site/build': 'build.tgz' }));
  expect(written).toMatchObject({
    dependencies: { '@site/ui': 'file:kit/ui.tgz', feed: '4.2.2', react: '19.2.9' },
    overrides,
  });
  expect(written).toHaveProperty('devDependencies', { '@site/build': 'file:kit/build.tgz', jest: '30.5.2' });
});

describe('createRepository', () => {
  const { PATH = '' } = process.env;
  let home: string;

  beforeEach(() => (home = mkdtempSync(path.join(tmpdir(), 'repository-'))));

  afterEach(() => {
    process.env['PATH'] = PATH;
    rmSync(home, { recursive: true });
  });

  /** Replaces git with one that finds a commit in any history, and fails at one command. */
  function gitWithout(command: string, said: string): void {
    const script = [
      '#!/bin/sh',
      `[ "$1" != ${command} ] || { echo "${said}" >&2; exit 1; }`,
      '[ "$1" != init ] || mkdir .git',
      '[ "$1" != subtree ] || echo 0123456789',
    ];
    writeFileSync(path.join(home, 'git'), script.join('\n'));
    chmodSync(path.join(home, 'git'), 0o755);
    process.env['PATH'] = `${home}:${PATH}`;
  }

  it.each([
    [
      'subtree',
      "git: 'subtree' is not a git command. See 'git --help'.",
      /^git subtree is missing here\. Install it .*/,
    ],
    ['fetch', 'fatal: the disk is slow', /^the disk is slow$/],
  ])('leaves nothing behind if git %s fails', async (command, said, refusal) => {
    gitWithout(command, said);
    const [given, made] = [path.join(home, 'given'), path.join(home, 'made/choir')];
    mkdirSync(given);
    for (const to of [given, made])
      await expect(createRepository(sections[0]?.name ?? '', to, undefined)).rejects.toThrow(refusal);
    expect(readdirSync(given)).toEqual([]);
    expect(existsSync(path.join(home, 'made'))).toBe(false);
  });
});
