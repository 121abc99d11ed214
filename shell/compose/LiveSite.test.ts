/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { goBack, goLive, readLiveSite, referencedVersions, statusFile, whyKept } from './LiveSite';
import type { LivePackage } from './LiveSite';

const at = (day: number) => `2026-03-0${day}T00:00:00.000Z`;
const released = (...versions: string[]) =>
  versions.reduce<LivePackage[]>((live, version, index) => goLive(live, 'events', version, at(index + 1)), []);
const events = (live: readonly LivePackage[] | null) => live?.find(({ name }) => name === 'events');
const versions = (live: readonly LivePackage[] | null) => {
  const one = events(live);
  return [one?.version, ...(one?.previous ?? []).map(({ version }) => version)];
};

describe('goLive', () => {
  it('remembers what was live before', () => {
    expect(versions(released('a', 'b', 'c'))).toEqual(['c', 'b', 'a']);
  });

  it('changes nothing for the same version again', () => {
    const live = released('a', 'b');
    expect(goLive(live, 'events', 'b', at(9))).toEqual(live);
  });

  it('names a version once', () => {
    expect(versions(released('a', 'b', 'a'))).toEqual(['a', 'b']);
  });

  it('leaves other packages as they are, in order', () => {
    const live = goLive(released('a'), 'about', 'x', at(2));
    expect(live.map(({ name }) => name)).toEqual(['about', 'events']);
  });
});

describe('goBack', () => {
  it('goes back two when asked twice', () => {
    const once = goBack(released('a', 'b', 'c'), 'events', at(4)) ?? [];
    expect(versions(once)).toEqual(['b', 'a']);
    expect(versions(goBack(once, 'events', at(5)))).toEqual(['a']);
  });

  it('goes forward again to a named release', () => {
    const back = goBack(released('a', 'b'), 'events', at(3)) ?? [];
    const forward = goBack(back, 'events', at(4), 'b');
    expect(versions(forward)).toEqual(['b', 'a']);
    expect(events(forward)?.rolledBack).toBeUndefined();
  });

  it('knows what it stands in for, until that is live again or another is released', () => {
    const back = goBack(released('a', 'b', 'c'), 'events', at(4)) ?? [];
    expect(events(back)?.insteadOf).toBe('c');
    const further = goBack(back, 'events', at(5)) ?? [];
    expect(events(further)?.insteadOf).toBe('c');
    expect(events(goBack(further, 'events', at(6), 'c'))?.insteadOf).toBeUndefined();
    expect(events(goBack(further, 'events', at(6), 'b'))?.insteadOf).toBe('c');
    expect(events(goLive(further, 'events', 'd', at(6)))?.insteadOf).toBeUndefined();
    expect(events(goLive(further, 'events', 'a', at(6)))).toMatchObject({ version: 'a' });
    expect(events(goLive(further, 'events', 'a', at(6)))?.insteadOf).toBeUndefined();
  });

  it('stays with its origin', () => {
    const live = released('a', 'b').map((pkg) => ({ ...pkg, follows: 'https://events.example.org' }));
    expect(events(goBack(live, 'events', at(3)))?.follows).toBe('https://events.example.org');
    expect(events(goLive(live, 'events', 'c', at(3)))?.follows).toBeUndefined();
  });

  it('gives null where there is nothing to go back to', () => {
    expect(goBack(released('a'), 'events', at(2))).toBeNull();
    expect(goBack(released('a'), 'events', at(2), 'a')).toBeNull();
    expect(goBack([], 'events', at(2))).toBeNull();
  });

  it('still names what was gone back from: open tabs may ask for it', () => {
    const back = events(goBack(released('a', 'b', 'c'), 'events', at(4)));
    expect(back && referencedVersions(back)).toEqual(['b', 'c', 'a']);
  });
});

describe('referencedVersions', () => {
  const events = (previous: readonly [string, number][], rolledBack: readonly [string, number][] = []): LivePackage => {
    const dated = (versions: readonly [string, number][]) =>
      versions.map(([version, day]) => ({ version, since: at(day) }));
    return { name: 'events', version: 'live', since: at(9), previous: dated(previous), rolledBack: dated(rolledBack) };
  };

  it('gives what was live most lately first', () => {
    const record = events(
      [
        ['d', 6],
        ['b', 2],
      ],
      [
        ['c', 4],
        ['a', 1],
      ],
    );
    expect(referencedVersions(record)).toEqual(['live', 'd', 'c', 'b', 'a']);
  });

  it('keeps the order of releases when the clock went back between them', () => {
    expect(
      referencedVersions(
        events([
          ['last', 1],
          ['first', 8],
        ]),
      ),
    ).toEqual(['live', 'last', 'first']);
  });
});

const unchanged = { name: 'events', version: '1', since: '2026-03-01T00:00:00.000Z', previous: [] };
const elsewhere = 'https://events.example.org/releases';

describe('whyKept', () => {
  it('says nothing of what is as it was released', () => {
    expect(whyKept(unchanged, new Map())).toBeNull();
    expect(whyKept({ ...unchanged, follows: elsewhere }, new Map([['events', elsewhere]]))).toBeNull();
  });

  it('keeps a release that was gone back to', () => {
    expect(whyKept({ ...unchanged, insteadOf: '2' }, new Map())).toBe(
      '⚠ events stays at 1, gone back from 2; to take what is here: npm run release -- events',
    );
  });

  it('keeps a release from elsewhere when its origin is named no more', () => {
    expect(whyKept({ ...unchanged, follows: elsewhere }, new Map())).toBe(
      `⚠ events stays at 1 of ${elsewhere}, which no origin names now; name it again (SECTION_ORIGINS), or take what is here: npm run release -- events`,
    );
  });
});

describe('readLiveSite', () => {
  let site: string;
  beforeEach(async () => {
    site = await mkdtemp(path.join(tmpdir(), 'site-'));
  });
  afterEach(() => rm(site, { recursive: true }));

  it('knows of nothing where nothing is composed', async () => {
    expect(await readLiveSite(site)).toBeNull();
    expect(await readLiveSite(path.join(site, 'nowhere'))).toBeNull();
  });

  it('does not guess when the record is damaged', async () => {
    await writeFile(path.join(site, statusFile), '{"composed":');
    await expect(readLiveSite(site)).rejects.toThrow('does not say what is live; restore it, or delete');
  });
});
