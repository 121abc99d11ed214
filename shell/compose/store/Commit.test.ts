/** @jest-environment node */
import {
  findRelease,
  isRolledBack,
  parseHistories,
  rollbackTarget,
  servedReleases,
  type Commit,
  type Trailers,
} from './Commit';

const commit = (id: string, trailers: Trailers = {}, tree = `${id}00`): Commit => ({
  id,
  tree,
  author: 'Ada',
  at: '2026-11-24T09:00:00-06:00',
  subject: `Release ${id}`,
  trailers,
});

const first = commit('aaaa1');
const second = commit('bbbb2');
const third = commit('cccc3');

/** Returns a commit that restores an earlier release. */
const back = (id: string, to: Commit, rolledBack: Commit) =>
  commit(id, { Restores: to.id, 'Stands-in-for': rolledBack.id }, to.tree);

describe('parseHistories', () => {
  const entry = (branch: string, id: string, parent: string, trailers = '', at = '2026-11-24T09:00:00+00:00') =>
    [branch, parent, id, `t${id}`, 'Ada', at, `Sing: ${id}`, trailers].join('\0');

  it('reads what git log prints, branch by branch', () => {
    const log = [
      entry('events', 'e2', 'e1'),
      entry('about', 'a1', ''),
      entry('', 'e1', '', 'Source: commit d2\u0001\nKit: 2\n'),
    ];
    const histories = parseHistories(`${log.join('\0')}\0`);
    expect([...histories].map(([branch, history]) => [branch, history.map(({ id }) => id)])).toEqual([
      ['events', ['e2', 'e1']],
      ['about', ['a1']],
    ]);
    expect(histories.get('events')?.[1]).toEqual({
      id: 'e1',
      tree: 'te1',
      author: 'Ada',
      at: '2026-11-24T09:00:00+00:00',
      subject: 'Sing: e1',
      trailers: { Source: 'commit d2\ufffd', Kit: '2' },
    });
  });

  it.each(['11476-08-15T05:20:00+00:00', '2023-11-19T02:52:20+99:99', '%cI'])('reads the date %s as 1970', (date) => {
    expect(parseHistories(`${entry('events', 'e1', '', '', date)}\0`).get('events')).toMatchObject([
      { at: '1970-01-01T00:00:00Z' },
    ]);
  });
});

describe('rollbackTarget', () => {
  it('returns the previous release', () => {
    expect(rollbackTarget([third, second, first])).toBe(second);
    expect(rollbackTarget([first])).toBeNull();
    expect(rollbackTarget([])).toBeNull();
  });

  it('goes back two releases the second time', () => {
    expect(rollbackTarget([back('dddd4', second, third), third, second, first])).toBe(first);
    const twice = [back('eeee5', first, third), back('dddd4', second, third), third, second, first];
    expect(rollbackTarget(twice)).toBeNull();
  });

  it('returns the release that was live when the next one was made', () => {
    const fourth = commit('ffff4');
    expect(rollbackTarget([fourth, back('dddd4', first, third), third, second, first])).toBe(first);
  });

  it('skips releases that changed nothing for visitors', () => {
    const unseen = commit('dddd4', { Changes: 'nothing' });
    expect(rollbackTarget([unseen, second, first])).toBe(first);
    expect(rollbackTarget([unseen, first])).toBeNull();
  });

  it('ignores a trailer that claims to restore other content', () => {
    expect(rollbackTarget([commit('dddd4', { Restores: second.id }), second, first])).toBe(second);
  });

  it('skips releases with the same content, whatever their trailers say', () => {
    const again = commit('dddd4', {}, second.tree);
    expect(rollbackTarget([again, second, first])).toBe(first);
    expect(rollbackTarget([again, second])).toBeNull();
  });
});

describe('isRolledBack', () => {
  const taken = commit('bbbb2', { Source: 'origin /srv/orig.git 5e5e' });
  const history = [back('cccc3', first, taken), taken, first];

  it('is true for the same release of an origin, however its address is spelled', () => {
    expect(isRolledBack({ Source: 'origin /srv/orig.git 5e5e' }, history)).toBe(true);
    expect(isRolledBack({ Source: 'origin https://git.test/orig.git/ 5e5e' }, history)).toBe(true);
  });

  it('is false for another release, and if nothing was rolled back', () => {
    expect(isRolledBack({ Source: 'origin /srv/orig.git 6f6f' }, history)).toBe(false);
    expect(isRolledBack({ Source: 'origin /srv/orig.git 5e5e' }, [taken, first])).toBe(false);
  });
});

describe('findRelease', () => {
  const history = [back('dddd4', first, second), second, first];

  it('finds a release by the beginning of its hash or version', () => {
    expect(findRelease(history, 'bbbb')).toBe(second);
    expect(findRelease(history, 'aaaa100')).toBe(first);
    expect(findRelease(history, 'dddd4')).toBe(first);
    const forged = commit('eeee5', { Restores: first.id });
    expect(findRelease([forged, ...history], 'eeee5')).toBe(forged);
  });

  it.each(['', 'a', '../../site', 'HEAD', 'ffff'])('finds no release by %p', (name) => {
    expect(findRelease(history, name)).toBeNull();
  });
});

describe('servedReleases', () => {
  const now = Date.parse('2026-11-24T15:00:00Z');
  const dated = (index: number, days: number) => ({
    ...commit(`${index}`, {}, `tree-${index}`),
    at: new Date(now - days * 24 * 60 * 60_000).toISOString(),
  });

  it('are the last six, and those that were live in the last 30 days, each content once', () => {
    const old = Array.from({ length: 9 }, (_, index) => dated(9 + index, 40 + index));
    expect(servedReleases(old, now)).toEqual(old.slice(0, 6));
    const lately = Array.from({ length: 9 }, (_, index) => dated(index, index));
    expect(servedReleases([...lately, ...old], now)).toEqual([...lately, old[0]]);
    expect(servedReleases([dated(1, 0), dated(2, 1), dated(1, 2)], now)).toHaveLength(2);
  });
});
