import semver from 'semver';
import list from '@site/section/sharedModules.json' with { type: 'json' };
import { satisfy } from './versionRanges';

const versions = ['1.0.0', '2.0.9', '2.1.0', '2.9.1', '18.3.1', '19.0.0', '19.2.9', '20.0.0'];
const ranges = [...new Set(Object.values(list)), '~2.1.0', '>=19.0.0', '^18.0.0 || ^19.0.0', '19.2.9'];

describe('satisfy', () => {
  it.each(ranges)('agrees with semver about %s', (range) => {
    for (const version of versions)
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
