/** @jest-environment node */
import { sectionOf, shell, type BuiltPackage } from '@site/build/packages';
import { historyFrom, type Commit, type History } from './store/Commit';
import type { Store } from './store/store';
import { planRelease, planReleases, planRollback } from './plan';

jest.mock('./build/makeRelease', () => ({ fromSources: (pkg: object) => ({ pkg, isBuilt: true }) }));
jest.mock('./build/Change', () => ({
  fromRelease: (_: unknown, { id }: Commit, [live]: History) => `${id} for ${live?.id}`,
}));

jest.mock('./build/sources', () => ({
  isHere: () => true,
  hasUnknownSource: () => Promise.resolve(false),
  hasWorkOfOthers: () => Promise.resolve(true),
  compareSources: (_: Store, live: Commit) => Promise.resolve(live.subject),
  hashOfTools: () => Promise.resolve(undefined),
}));

const [third, second, first] = ['cccc3', 'bbbb2', 'aaaa1'].map((id) => ({ id, tree: id, trailers: {} }) as Commit);
const history = [third, second, first].filter((one) => one !== undefined);

/** Plans a rollback on a site that shows one release. */
const planned = (to: string | undefined, shown?: string) =>
  planRollback(sectionOf({ name: 'events' }), [], to, new Map([['events', history]]), () =>
    historyFrom(history, shown),
  );

describe('planRelease', () => {
  /** Releases events after a release with uncommitted work. */
  const released = (subject: 'same' | 'older', otherSources = false) => {
    const live = { author: 'Robin', subject, trailers: {} } as Commit;
    const branches = new Map([
      ['shell', []],
      ['events', [live]],
    ]);
    return planRelease(sectionOf({ name: 'events' }), { otherSources }, {} as Store, branches);
  };

  it('removes uncommitted work of others only on request', async () => {
    await expect(released('older')).rejects.toThrow(
      'events: the live release was released by Robin with uncommitted work; get their work, or replace it on purpose: npm run release -- events --other-sources',
    );
    expect(await released('older', true)).toMatchObject({ changes: [{ isBuilt: true }] });
    expect(await released('same')).toEqual({ changes: [] });
  });
});

describe('planReleases', () => {
  it('builds a section with the same sources again only if the shell is named, too', async () => {
    const events = sectionOf({ name: 'events' });
    const live = { subject: 'same', trailers: {} } as Commit;
    const branches = new Map([shell, events].map(({ name }) => [name, [live]]));
    const namesIn = async (...pkgs: readonly BuiltPackage[]) =>
      (await planReleases(pkgs, {}, {} as Store, branches)).changes.map(({ pkg }) => pkg.name);
    expect(await namesIn(events)).toEqual([]);
    expect(await namesIn(shell, events)).toEqual(['events']);
  });
});

describe('planRollback', () => {
  it('starts from the shown release if the newest one is held back', async () => {
    expect(await planned(undefined, 'bbbb2')).toEqual({ changes: ['aaaa1 for bbbb2'], isRollback: true });
    expect(await planned(undefined, 'cccc3')).toEqual({ changes: ['bbbb2 for cccc3'], isRollback: true });
  });

  it('starts from the newest release if the shown one is unknown', async () => {
    expect(await planned(undefined)).toEqual({ changes: ['bbbb2 for cccc3'], isRollback: true });
    expect(await planned(undefined, '0000')).toEqual({ changes: ['bbbb2 for cccc3'], isRollback: true });
  });

  it('treats a release that was held back as one that was never live', async () => {
    expect(await planned('cccc3', 'bbbb2')).toEqual({ changes: ['cccc3 for cccc3'], isRollback: false });
    await expect(planned('bbbb2', 'bbbb2')).rejects.toThrow('events: bbbb2 is live already');
  });

  describe('of a section and the shell', () => {
    const released = (id: string, hour: number, restored?: string) => {
      const trailers = restored ? { Restores: restored } : {};
      return { id, tree: restored ?? id, at: `2026-11-24T${10 + hour}:00:00Z`, trailers } as Commit;
    };
    // Both had a release at 12 o'clock, and the shell another one at 13 o'clock.
    const ofEvents = [released('eeee2', 2), released('eeee0', 0)];
    const ofShell = [released('aaaa3', 3), released('aaaa2', 2), released('aaaa1', 1)];
    const rollback = (shells: History, sections: History = ofEvents, to?: string) => {
      const branches = new Map([
        ['events', sections],
        ['shell', shells],
      ]);
      return planRollback(sectionOf({ name: 'events' }), [shell], to, branches, (name) => branches.get(name) ?? []);
    };

    it('restores the shell that was live with the section', async () => {
      const changes = ['eeee0 for eeee2', 'aaaa1 for aaaa3'];
      expect(await rollback(ofShell)).toEqual({ changes, isRollback: true });
    });

    it('goes forward again with both', async () => {
      const shells = [released('aaaa4', 4, 'aaaa1'), ...ofShell];
      const sections = [released('eeee4', 4, 'eeee0'), ...ofEvents];
      const changes = ['eeee2 for eeee4', 'aaaa3 for aaaa4'];
      expect(await rollback(shells, sections, 'eeee2')).toEqual({ changes, isRollback: true });
    });

    it('keeps a shell that was live with both releases', async () => {
      expect(await rollback(ofShell.slice(2))).toEqual({ changes: ['eeee0 for eeee2'], isRollback: true });
    });

    it('names the package that had no release then', async () => {
      await expect(rollback([released('aaaa9', 9)])).rejects.toThrow(
        'shell: had no release when eeee0 of events was live; see npm run sections -- shell',
      );
    });
  });
});
