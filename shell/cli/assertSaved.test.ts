/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assertSaved } from './assertSaved';

let top: string;

const write = async (...files: readonly string[]) => {
  for (const file of files) {
    await mkdir(path.dirname(path.join(top, file)), { recursive: true });
    await writeFile(path.join(top, file), '*.local\nnode_modules/\ndist\n*.tsbuildinfo\n.DS_Store\n');
  }
};

beforeEach(async () => {
  top = await mkdtemp(path.join(tmpdir(), 'saved-'));
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], { cwd: top });
  git('init', '--quiet');
  await write('.gitignore', 'mfe-choir/src/Choir.tsx', 'mfe-choir/package.json');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Begin');
});

afterEach(() => rm(top, { recursive: true }));

const refusal = () =>
  assertSaved('mfe-choir', top).then(
    () => null,
    ({ message }: Error) => message,
  );

describe('assertSaved', () => {
  it('accepts a folder that git has, whatever is generated or lies elsewhere', async () => {
    await write(
      'mfe-choir/node_modules/a/b.js',
      'mfe-choir/dist/c.js',
      'mfe-choir/build.tsbuildinfo',
      'mfe-choir/.DS_Store',
      'notes.local',
    );
    expect(await refusal()).toBeNull();
  });

  it('names work that git does not have', async () => {
    await write('mfe-choir/src/new.ts', 'mfe-choir/notes.local');
    await writeFile(path.join(top, 'mfe-choir/package.json'), '{}');
    expect(await refusal()).toBe(
      'git does not have mfe-choir/package.json and 2 more. Commit it, or add --discard to delete it',
    );
  });

  it('names work that git ignores', async () => {
    await write('mfe-choir/texts/notes.local', 'mfe-choir/distant.local/songs.txt');
    expect(await refusal()).toBe(
      'git ignores mfe-choir/distant.local/ and 1 more. Move it elsewhere, or add --discard to delete it',
    );
  });
});
