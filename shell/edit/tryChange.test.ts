/** @jest-environment node */
import type { Ended } from '../compose/runProgram';
import { releaseAll, tryChange } from './tryChange';

const ended = (isGood: boolean, said = ''): Ended => ({ isGood, said, code: isGood ? 0 : 1, stdout: '', stderr: '' });

const mockRelease = jest.fn((_: string, names: readonly string[]) =>
  Promise.resolve(
    names.includes('about') ? ended(false, 'about: /blog links to /nowhere') : ended(true, `${names[0]} is live`),
  ),
);
jest.mock('@site/build/packages', () => ({ packages: [{ name: 'shell' }, { name: 'about' }] }));
jest.mock('../compose/dirs', () => ({ dirs: {} }));
jest.mock('../compose/runProgram', () => ({ runProgram: () => Promise.resolve(ended(true)) }));
jest.mock('../compose/build/sources', () => ({ compareSources: () => Promise.resolve('older'), isHere: () => true }));
jest.mock('../compose/store/store', () => ({
  openStore: () => Promise.resolve({}),
  fetchBranches: () => Promise.resolve({ branches: new Map() }),
}));
jest.mock('../compose/trial', () => ({
  trial: { site: '', env: {} },
  beginTrial: () => Promise.resolve(),
  runSiteCommand: (...command: Parameters<typeof mockRelease>) => mockRelease(...command),
}));
jest.mock('./proposeChange', () => ({ changeSubject: () => Promise.resolve('Change Spring Tea') }));

describe('tryChange', () => {
  it('says why a change cannot go live, and of nothing that it is live', async () => {
    expect(await tryChange()).toMatchObject({ packages: [], problem: 'about: /blog links to /nowhere' });
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
});
