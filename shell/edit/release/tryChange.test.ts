/** @jest-environment node */
import type { Ended } from '../../system/runProgram';
import { UserError } from '../../system/UserError';
import { releaseAll, tryChange } from './tryChange';

const ended = (isGood: boolean, said = ''): Ended => ({ isGood, said, code: isGood ? 0 : 1, stdout: '', stderr: '' });

const mockRelease = jest.fn((_: string, names: readonly string[]) =>
  Promise.resolve(
    names.includes('about') ? ended(false, 'about: /blog links to /nowhere') : ended(true, `${names[0]} is live`),
  ),
);
const mockIsBehind = jest.fn(() => Promise.resolve(false));
const mockTips = new Map<string, { readonly id: string }[]>();
const mockCommit = jest.fn(() => Promise.resolve({ id: 'c0ffee', subject: 'Change Spring Tea', author: 'Val' }));
const mockTakeBack = jest.fn(() => Promise.resolve(true));
const mockStrays = jest.fn((): Promise<readonly string[]> => Promise.resolve([]));
const mockState: string[] = [];
const mockProblems = jest.fn((): Promise<readonly string[]> => Promise.resolve([]));
jest.mock('@site/build/packages', () => ({ packages: [{ name: 'shell' }, { name: 'about' }] }));
jest.mock('../../system/dirs', () => ({ dirs: {} }));
jest.mock('../../system/runProgram', () => ({ runProgram: () => Promise.resolve(ended(true)) }));
jest.mock('../../compose/build/sources', () => ({
  compareSources: () => Promise.resolve(mockState.shift() ?? 'older'),
  isHere: () => true,
  sourceFiles: () => [],
}));
jest.mock('../../compose/build/waitingHere', () => ({ shownBy: () => Promise.resolve([]) }));
jest.mock('../../compose/store/releaseFolder', () => ({ readManifest: () => Promise.resolve({}) }));
jest.mock('../../compose/store/store', () => ({ openStore: () => Promise.resolve({}) }));
jest.mock('../../compose/store/branches', () => ({ fetchBranches: () => Promise.resolve({ branches: mockTips }) }));
jest.mock('../../compose/changeSite', () => ({ isBehind: () => mockIsBehind() }));
jest.mock('../../compose/trial', () => ({
  trial: { site: '', env: {} },
  beginTrial: () => Promise.resolve(),
  runSiteCommand: (...command: Parameters<typeof mockRelease>) => mockRelease(...command),
}));
jest.mock('../../git/git', () => ({ userGit: () => Promise.resolve('c0ffee') }));
jest.mock('./commitChange', () => ({
  commitPlan: () => Promise.resolve(null),
  commitChange: () => mockCommit(),
  undoCommit: () => mockTakeBack(),
  othersChanged: () => mockStrays(),
  ownProblems: () => mockProblems(),
  pushBranch: () => Promise.resolve({ isGood: true, branch: 'main' }),
  unpushedCommits: () => Promise.resolve(0),
}));

beforeEach(() => {
  jest.clearAllMocks();
  mockTips.clear();
});

describe('tryChange', () => {
  it('says why a change cannot go live, and reports no package as live', async () => {
    expect(await tryChange()).toMatchObject({ packages: [], problem: 'about: /blog links to /nowhere' });
  });

  it('first completes a release that was killed before it composed the site', async () => {
    await tryChange();
    expect(mockRelease).toHaveBeenCalledTimes(1);
    mockIsBehind.mockResolvedValueOnce(true);
    await tryChange();
    expect(mockRelease.mock.calls.slice(1).map(([command]) => command)).toEqual(['compose', 'release']);
  });
});

describe('releaseAll', () => {
  it('releases all packages in one command, under the name of the change, or none of them', async () => {
    const { isGood, said } = await releaseAll();
    expect(isGood).toBe(false);
    expect(mockRelease).toHaveBeenLastCalledWith(
      'release',
      ['shell', 'about', '--drop-pages', '--message', 'Change Spring Tea'],
      expect.anything(),
    );
    expect(said).toBe('about: /blog links to /nowhere');
  });

  it('releases no package that only lacks an invalid entry of somebody else', async () => {
    mockState.push('older', 'invalid');
    expect(await releaseAll()).toMatchObject({ isGood: true, packages: ['shell'] });
  });

  it('commits no invalid entry', async () => {
    mockProblems.mockResolvedValueOnce(['The content has 1 problem:', 'events/tea.yaml:2 – wanted a text']);
    expect((await releaseAll()).said).toContain('events/tea.yaml:2 – wanted a text');
    expect(mockCommit).not.toHaveBeenCalled();
  });

  it('commits before anything is live, and undoes the commit if nothing goes live', async () => {
    mockRelease.mockImplementationOnce(() => {
      expect(mockCommit).toHaveBeenCalled();
      return Promise.resolve(ended(false, 'refused'));
    });
    expect(await releaseAll()).toEqual({ isGood: false, said: 'refused', isCommitted: false });
    expect(mockTakeBack).toHaveBeenCalledTimes(1);
  });

  it('keeps the commit of a live release, even if the command fails later', async () => {
    mockRelease.mockImplementationOnce(() => {
      mockTips.set('about', [{ id: 'new' }]);
      return Promise.resolve(ended(false, 'the disk is full'));
    });
    expect((await releaseAll()).said).toMatch(/^the disk is full\nThe commit c0ffee stays/);
    expect(mockTakeBack).not.toHaveBeenCalled();
  });

  it('releases nothing if the commit fails', async () => {
    mockCommit.mockRejectedValueOnce(new UserError('It was not committed'));
    expect(await releaseAll()).toMatchObject({ isGood: false, said: 'It was not committed' });
    mockStrays.mockResolvedValueOnce(['mfe-about/src/section.ts']);
    expect((await releaseAll()).said).toContain('mfe-about/src/section.ts: changed here and not committed');
    expect(mockRelease).not.toHaveBeenCalled();
  });
});
