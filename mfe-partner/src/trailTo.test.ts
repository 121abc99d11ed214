import { paths } from '@site/shared-data/paths';
import { trailTo } from './trailTo';

describe('trailTo', () => {
  it('leads through every page above', () => {
    expect(trailTo(paths.volunteerFamilyCenter).map(({ name, path }) => `${name} ${path}`)).toEqual([
      'Home /',
      'Partner /partner',
      'Volunteer /partner/volunteer',
      'Hope Family Center /partner/volunteer/family-center',
    ]);
  });

  it('leaves out the pages beside', () => {
    expect(trailTo(paths.prayer).map(({ name }) => name)).toEqual(['Home', 'Partner', 'Prayer']);
  });
});
