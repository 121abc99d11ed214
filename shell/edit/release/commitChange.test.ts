/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dirs } from '../../system/dirs';
import type * as Content from '@site/shared-data/compile/loadContent';
import {
  commitChange,
  commitPlan,
  othersChanged,
  ownProblems,
  pushBranch,
  undoCommit,
  unpushedCommits,
} from './commitChange';

jest.mock('../../system/dirs', () => {
  const { tmpdir } = jest.requireActual<{ tmpdir: () => string }>('node:os');
  const home = `${tmpdir()}/commit-${process.pid}`;
  return { dirs: { root: `${home}/site`, dist: `${home}/dist`, cache: `${home}/dist/cache` } };
});
jest.mock('@site/build/moduleNames', () => ({ moduleFile: () => 'shared-data/src/pictures.generated.ts' }));

const mockProblems: { readonly file: string; readonly wanted: string }[] = [];
jest.mock('@site/shared-data/compile/loadContent', () => {
  const actual = jest.requireActual<typeof Content>('@site/shared-data/compile/loadContent');
  return { ...actual, loadContent: (folder: string) => ({ ...actual.loadContent(folder), problems: mockProblems }) };
});

const home = path.dirname(dirs.root);
const origin = path.join(home, 'site.git');
const settings = path.join(home, 'settings of the machine');
const git = (...args: string[]) => execFileSync('git', args, { cwd: dirs.root, encoding: 'utf8' }).trim();
const place = (file: string) => path.join(dirs.root, file);
const gala = 'shared-data/entries/events/gala.yaml';
const val = { name: 'Val Volunteer', email: 'val@example.org' };
const { GIT_CONFIG_GLOBAL, EMAIL } = process.env;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(place(file)), { recursive: true });
  writeFileSync(place(file), text);
}

beforeEach(() => {
  mkdirSync(home);
  writeFileSync(settings, '[core]\n\tquotePath = true\n');
  process.env['GIT_CONFIG_GLOBAL'] = settings;
  delete process.env['EMAIL'];
  for (const file of [
    gala,
    'shared-data/photographs/a',
    'shared-data/pictures/b',
    'shared-data/src/pictures.generated.ts',
    'README.md',
  ])
    write(file, 'title: Gala\n');
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('-c', 'user.name=Robin', '-c', 'user.email=r@example.org', 'commit', '--quiet', '--message=Begin');
});

afterEach(() => {
  expect(readFileSync(settings, 'utf8')).toBe('[core]\n\tquotePath = true\n');
  rmSync(home, { recursive: true });
  if (GIT_CONFIG_GLOBAL === undefined) delete process.env['GIT_CONFIG_GLOBAL'];
  else process.env['GIT_CONFIG_GLOBAL'] = GIT_CONFIG_GLOBAL;
  if (EMAIL !== undefined) process.env['EMAIL'] = EMAIL;
});

describe('commitChange', () => {
  it('commits only what the form wrote, and remembers the author in the clone', async () => {
    write(gala, 'title: Great Gala\n');
    write('shared-data/entries/events/tea (1).yaml', 'title: Tea\n');
    rmSync(place('shared-data/photographs/a'));
    write('README.md', 'half a sentence');
    write('staged.ts', 'of somebody else');
    git('add', 'staged.ts');
    expect(await commitPlan()).toEqual({ subject: 'Change Great Gala and 1 more', author: null });
    await expect(commitChange({})).rejects.toThrow('Write your name and your e-mail address');
    expect(git('log', '--format=%s')).toBe('Begin');
    const commit = await commitChange({ author: val, subject: '  Announce\nthe gala ' });
    expect(commit).toEqual({ id: git('rev-parse', 'HEAD'), subject: 'Announce the gala', author: val.name });
    expect(git('log', '-1', '--name-only', '--no-renames', '--format=%an <%ae>: %s')).toBe(
      [
        'Val Volunteer <val@example.org>: Announce the gala\n',
        gala,
        'shared-data/entries/events/tea (1).yaml',
        'shared-data/photographs/a',
      ].join('\n'),
    );
    // Other changes in the work tree and the index stay.
    expect(git('status', '--porcelain')).toBe('M README.md\nA  staged.ts');
    expect([git('config', '--local', 'user.name'), git('config', '--local', 'user.email')]).toEqual([
      val.name,
      val.email,
    ]);
    expect((await commitPlan())?.author).toEqual(val);
    expect(await commitChange({})).toBeNull();
  });

  it.each([
    ['a new one', () => write('shared-data/entries/events/tea.yaml', 'title: Tea\n'), 'Add Tea'],
    ['one that goes', () => rmSync(place(gala)), 'Remove Gala'],
    ['one that changes', () => write(gala, 'title: Great Gala\n'), 'Change Great Gala'],
  ])('names %s in the subject', async (_, change, subject) => {
    change();
    expect((await commitPlan())?.subject).toBe(subject);
  });

  it('changes nothing if a hook refuses, and shows the output of the hook', async () => {
    write('.git/hooks/pre-commit', '#!/bin/sh\necho no commits on Fridays\nexit 1\n');
    execFileSync('chmod', ['+x', place('.git/hooks/pre-commit')]);
    write(gala, 'title: Great Gala\n');
    await expect(commitChange({ author: val })).rejects.toThrow(
      'It was not committed, and nothing is live: no commits on Fridays',
    );
    expect(git('log', '--format=%s')).toBe('Begin');
    expect(git('status', '--porcelain')).toBe(`M ${gala}`);
  });

  it('is refused in the middle of a merge, and on no branch', async () => {
    write(gala, 'title: Great Gala\n');
    writeFileSync(place('.git/MERGE_HEAD'), `${git('rev-parse', 'HEAD')}\n`);
    await expect(commitChange({ author: val })).rejects.toThrow(/partial commit during a merge/);
    rmSync(place('.git/MERGE_HEAD'));
    git('switch', '--quiet', '--detach');
    await expect(commitChange({ author: val })).rejects.toThrow('git is on no branch here');
    expect(git('log', '--format=%s')).toBe('Begin');
  });

  it('is undone if nothing went live, and keeps the change in the work tree', async () => {
    write(gala, 'title: Great Gala\n');
    const commit = await commitChange({ author: val });
    if (!commit) throw new Error('nothing was committed');
    expect(await undoCommit(commit)).toBe(true);
    expect([git('log', '--format=%s'), git('status', '--porcelain')]).toEqual(['Begin', `M ${gala}`]);
    // If somebody committed later, no commit is undone.
    const again = await commitChange({});
    git('commit', '--quiet', '--allow-empty', '--message=Later');
    expect(again && (await undoCommit(again))).toBe(false);
    expect(git('log', '-1', '--format=%s')).toBe('Later');
  });
});

describe('commitPlan', () => {
  it('names a change after its first entry', async () => {
    const subject = async () => (await commitPlan())?.subject;
    expect(await subject()).toBeNull();
    write('shared-data/entries/events/list.yaml', 'order: [tea]');
    expect(await subject()).toBe('Change Events: order and sources');
    write('shared-data/entries/events/tea.yaml', 'title: Spring Tea');
    expect(await subject()).toBe('Change Spring Tea and 1 more');
    rmSync(place('.git'), { recursive: true });
    expect(await subject()).toBeUndefined();
  });
});

describe('ownProblems', () => {
  afterEach(() => mockProblems.splice(0));

  it('names problems of files that are not committed, and outside a clone all problems', async () => {
    mockProblems.push({ file: 'staff/kay.yaml', wanted: 'a name' }, { file: 'events/gala.yaml', wanted: 'a title' });
    expect(await ownProblems()).toEqual([]);
    write(gala, 'title: 5\n');
    const line = 'shared-data/entries/events/gala.yaml – wanted a title';
    expect(await ownProblems()).toEqual(['The content has 1 problem:', line]);
    rmSync(place('.git'), { recursive: true });
    expect(await ownProblems()).toHaveLength(3);
  });
});

describe('pushBranch', () => {
  it('pushes the commit to origin, or says why not in one line', async () => {
    expect(await pushBranch()).toEqual({ isGood: false, said: 'this clone has no origin to push to' });
    git('init', '--quiet', '--bare', origin);
    git('remote', 'add', 'origin', origin);
    expect(await unpushedCommits()).toBe(1);
    expect(await pushBranch()).toEqual({ isGood: true, branch: 'main' });
    expect(await unpushedCommits()).toBe(0);
    write(gala, 'title: Great Gala\n');
    await commitChange({ author: val });
    const hook = path.join(origin, 'hooks/pre-receive');
    writeFileSync(hook, '#!/bin/sh\necho main is protected\nexit 1\n', { mode: 0o755 });
    expect(await pushBranch()).toEqual({
      isGood: false,
      said: expect.stringMatching(/^\S+site\.git does not take .*main is protected/),
    });
    expect(await unpushedCommits()).toBe(1);
    expect(existsSync(hook)).toBe(true);
  });
});

describe('othersChanged', () => {
  it('names the changed files that a release would include and the form would not commit', async () => {
    write('README.md', 'half a sentence');
    write(gala, 'title: Great Gala\n');
    expect(await othersChanged([place('README.md'), place(gala), place('none.ts'), '/etc/hosts'])).toEqual([
      'README.md',
    ]);
    git('checkout', '--quiet', 'README.md');
    expect(await othersChanged([place('README.md')])).toEqual([]);
  });
});
