/** @jest-environment node */
import type { Commit, Trailers } from '../compose/store/Commit';
import type { Status, StatusPackage } from '../compose/write/Status';
import { historyLines, standing } from './sections';

/** The short name of a release in messages. */
const nameOf = (place: number) => `${place}`.repeat(10);
const idOf = (place: number) => nameOf(place).repeat(4);

/** Returns a release of events. Each number is another release, and later ones have higher numbers. */
const release = (place: number, trailers: Trailers = {}, tree = `tree-${place}`): Commit => ({
  ...{ id: idOf(place), tree, author: 'Robin', at: '2026-04-10T15:00:00-05:00', subject: `Songs ${place}` },
  trailers,
});

/** Returns the states of releases after their names, and the commands at the end. */
const said = (history: readonly Commit[], shown = history[0]) => {
  const lines = historyLines('events', history, shown);
  const states = lines.flatMap((line) => /^(\d)\d{9} .* by Robin ?(.*)$/.exec(line)?.slice(1).join('').trim() ?? []);
  return { states, commands: lines.filter((line) => /^[A-Z]/.test(line)) };
};

const anyOther = 'To go to any other: npm run rollback -- events --to <release>';
const back = 'To go back by one: npm run rollback -- events';

describe('historyLines', () => {
  it('names the time, author, message and changes of a release', () => {
    expect(historyLines('events', [release(1, { Changes: '/events' })], release(1))).toEqual([
      expect.stringMatching(new RegExp(`^${nameOf(1)}  .*Apr 10, 2026, 3:00 PM  by Robin`)),
      '    Songs 1',
      '    changed: /events',
      anyOther,
    ]);
    expect(historyLines('events', [release(1)], undefined)).toContain('    changed: not known');
  });

  it('names the live release, and the command to go back', () => {
    expect(said([release(2), release(1)])).toEqual({ states: ['2 (live)', '1'], commands: [back, anyOther] });
  });

  it('names a newer release that is held back', () => {
    const [bad, good] = [release(2), release(1)];
    expect(said([bad, good], good)).toEqual({ states: ['2 (held back)', '1 (live)'], commands: [anyOther] });
  });

  it('shows a rolled-back release, the live release before it, and the command to go forward', () => {
    const [bad, good] = [release(2), release(1)];
    const restoring = release(3, { Restores: good.id, 'Stands-in-for': bad.id }, good.tree);
    expect(said([restoring, bad, good])).toEqual({
      states: ['2 (rolled back)', '1 (live)'],
      commands: [`To go forward again: npm run rollback -- events --to ${nameOf(2)}`, anyOther],
    });
  });
});

describe('standing', () => {
  const live: StatusPackage = {
    ...{ name: 'events', commit: idOf(1), version: '1', since: '2026-04-10T15:00:00-05:00', by: 'Robin' },
    ...{ message: 'Songs', pages: 1 },
  };
  const earlierShell = { ...{ commit: idOf(9), version: '9', since: '2026-04-10', why: 'too old' }, facts: [] };
  const inSite = (fields: Partial<StatusPackage>, trailers: Trailers = {}) =>
    standing(fields.name ?? live.name, release(1, trailers), {
      packages: [{ ...live, ...fields }],
    } as unknown as Status);

  it('names the team, the number of pages, their shell and the kit', () => {
    expect(inSite({})).toEqual(['maintained by @example/events, 1 page on the newest shell']);
    expect(inSite({ pages: 5, earlierShell }, { Kit: 'ui 1.2.0' })).toEqual([
      'maintained by @example/events, 5 pages on an earlier shell, kit: ui 1.2.0',
    ]);
  });

  it('says if a row names no team, and names no shell for the shell itself', () => {
    expect(inSite({ name: 'services', pages: 2 })).toEqual([
      'maintained by no named team, 2 pages on the newest shell',
    ]);
    expect(inSite({ name: 'shell', pages: 2 })).toEqual(['maintained by no named team, 2 pages']);
  });

  it('returns nothing for a package that is not live', () => {
    expect(standing('events', release(1), null)).toEqual([]);
  });
});
