import semver from 'semver';
import list from '@site/section/sharedModules.json' with { type: 'json' };
import { satisfy } from './versionRanges';

const ranges = [...new Set(Object.values(list)), '~2.1.0', '>=19.0.0', '^18.0.0 || ^19.0.0', '19.2.9'];

/** Returns the first version of a range, the versions after it, and some far away. */
function versionsAround(range: string): string[] {
  const first = semver.minVersion(range)?.version ?? '';
  const next = (['patch', 'minor', 'major'] as const).map((step) => semver.inc(first, step) ?? '');
  return ['0.9.9', first, ...next, ...next.map((one) => semver.inc(one, 'minor') ?? ''), '99.0.0'];
}

describe('satisfy', () => {
  it.each(ranges)('agrees with semver about %s', (range) => {
    for (const version of versionsAround(range))
      expect([version, satisfy(version, range)]).toEqual([version, semver.satisfies(version, range)]);
  });

  it.each([
    ['', '^1.0.0'],
    ['workspace', '^1.0.0'],
    ['1.0.0', 'newest'],
  ])('accepts no version %j for %j', (version, range) => {
    expect(satisfy(version, range)).toBe(false);
  });
});
