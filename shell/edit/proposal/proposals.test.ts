/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { dirs } from '../../system/dirs';
import { countProposals, proposalStates, rememberProposal } from './proposals';

const mockBranches = new Map<string, { readonly at: string; readonly trailers: { readonly Source: string } }[]>();
const mockFetch = jest.fn(() => Promise.resolve({ branches: mockBranches }));
jest.mock('../../system/dirs', () => {
  const { tmpdir } = jest.requireActual<{ tmpdir: () => string }>('node:os');
  const home = `${tmpdir()}/proposals-${process.pid}`;
  return { dirs: { root: `${home}/site`, dist: `${home}/dist` } };
});
jest.mock('../../compose/store/store', () => ({ openStore: () => Promise.resolve({}) }));
jest.mock('../../compose/store/branches', () => ({ fetchBranches: () => mockFetch() }));

const home = path.dirname(dirs.root);
const origin = path.join(home, 'site.git');
const other = path.join(home, 'other');
const run = (cwd: string, ...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Robin', '-c', 'user.email=r@example.org', ...args], {
    cwd,
    encoding: 'utf8',
  }).trim();
const git = (...args: readonly string[]) => run(dirs.root, ...args);
const branch = 'edit/gala-0123456';

beforeEach(async () => {
  mockBranches.clear();
  mockFetch.mockClear();
  mkdirSync(dirs.root, { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  writeFileSync(path.join(dirs.root, 'gala.yaml'), 'old');
  git('add', '.');
  git('commit', '--quiet', '--message=Begin');
  run(home, 'init', '--quiet', '--bare', '--initial-branch=main', origin);
  git('remote', 'add', 'origin', origin);
  git('push', '--quiet', 'origin', 'main');
  git('switch', '--quiet', '--create', branch);
  writeFileSync(path.join(dirs.root, 'gala.yaml'), 'new');
  git('commit', '--quiet', '--all', '--message=Change Hope Gala');
  git('push', '--quiet', 'origin', branch);
  await rememberProposal({ commit: git('rev-parse', 'HEAD'), branch });
  git('switch', '--quiet', 'main');
  run(home, 'clone', '--quiet', origin, other);
});

afterEach(() => rmSync(home, { recursive: true }));

const state = async () => (await proposalStates())[0];

describe('a proposal', () => {
  it('waits, and shows the messages that others commit on its branch', async () => {
    expect(await countProposals()).toBe(1);
    expect(await state()).toMatchObject({ branch, subject: 'Change Hope Gala', state: 'waits', words: [] });
    run(other, 'switch', '--quiet', branch);
    run(other, 'commit', '--quiet', '--allow-empty', '--message=Please name the hall');
    run(other, 'push', '--quiet');
    expect(await state()).toMatchObject({ state: 'waits', words: ['Robin: Please name the hall'] });
  });

  it.each([
    ['merged', ['merge', '--quiet', '--no-ff', '--message=Merge it', `origin/${branch}`]],
    ['squashed', ['merge', '--quiet', '--squash', `origin/${branch}`]],
  ])('is merged after a host has %s it, even if its branch is gone, and live after a release', async (how, merge) => {
    run(other, ...merge);
    if (how === 'squashed') run(other, 'commit', '--quiet', '--message=Change the gala (#7)');
    run(other, 'push', '--quiet', 'origin', 'main', `:${branch}`);
    expect(await state()).toMatchObject({ state: 'merged' });
    mockBranches.set('events', [
      { at: '2027-02-02T12:00:00Z', trailers: { Source: `commit ${run(other, 'rev-parse', 'HEAD')}` } },
      // Another clone has this commit.
      { at: '2027-01-15T12:00:00Z', trailers: { Source: `commit ${'0'.repeat(39)}1` } },
      { at: '2027-01-01T12:00:00Z', trailers: { Source: `commit ${git('rev-parse', 'main')}` } },
    ]);
    expect(await state()).toMatchObject({ state: 'live', since: '2027-02-02T12:00:00Z' });
  });

  it('asks the store and the host once for all proposals', async () => {
    await rememberProposal({ commit: git('rev-parse', branch), branch: 'edit/tea-0123456' });
    run(other, 'merge', '--quiet', '--no-ff', '--message=Merge it', `origin/${branch}`);
    run(other, 'push', '--quiet', 'origin', 'main');
    expect((await proposalStates()).map((one) => one.state)).toEqual(['merged', 'merged']);
    expect(mockFetch).toHaveBeenCalledTimes(1);
  });

  it('is refused after its branch is deleted at origin, and unknown if origin does not answer', async () => {
    run(other, 'push', '--quiet', 'origin', `:${branch}`);
    expect(await state()).toMatchObject({ state: 'refused' });
    git('remote', 'set-url', 'origin', path.join(home, 'nowhere.git'));
    expect(await state()).toMatchObject({ state: 'not known' });
  });

  it('has the check and the reviews if the host returns them for a token', async () => {
    const asked: string[] = [];
    const server = createServer(({ url = '', headers }, response) => {
      asked.push(`${headers.authorization} ${url}`);
      const answers: Readonly<Record<string, unknown>> = {
        pulls: [{ number: 7, state: 'closed', merged_at: null, head: { ref: branch } }],
        reviews: [{ body: 'The date is wrong', user: { login: 'ann' } }],
        comments: [{ body: '', user: null }],
        'check-runs': { check_runs: [{ name: 'preview', status: 'completed', conclusion: 'failure' }] },
      };
      const answer = answers[/[\w-]+(?=\?|$)/.exec(url)?.[0] ?? ''];
      response.writeHead(answer === undefined ? 404 : 200).end(JSON.stringify(answer ?? {}));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    Object.assign(process.env, { GITHUB_TOKEN: 'a token', GITHUB_API_URL: api });
    try {
      expect(await state()).toMatchObject({
        state: 'refused',
        check: 'preview: failure',
        words: ['ann: The date is wrong'],
      });
      expect(asked[0]).toMatch(/^Bearer a token \/repos\/[\w-]+\/site\/pulls/);
      // Without the address of another host, a token is only for GitHub.
      delete process.env['GITHUB_API_URL'];
      asked.length = 0;
      expect(await state()).toMatchObject({ state: 'waits' });
      expect(asked).toEqual([]);
    } finally {
      delete process.env['GITHUB_TOKEN'];
      delete process.env['GITHUB_API_URL'];
      server.closeAllConnections();
      server.close();
    }
  });
});
