import { paths } from '@site/shared-data/paths';
import { volunteerAreas } from '@site/shared-data/volunteerAreas';
import { breadcrumbsTo } from './breadcrumbsTo';

const areaTitle = volunteerAreas.find(({ path }) => path === paths.volunteerFamilyCenter)?.title;

describe('breadcrumbsTo', () => {
  it('leads through every page above', () => {
    expect(breadcrumbsTo(paths.volunteerFamilyCenter).map(({ name, path }) => `${name} ${path}`)).toEqual([
      'Home /',
      'Partner /partner',
      'Volunteer /partner/volunteer',
      `${areaTitle} /partner/volunteer/family-center`,
    ]);
  });

  it('leaves out the pages beside', () => {
    expect(breadcrumbsTo(paths.prayer).map(({ name }) => name)).toEqual(['Home', 'Partner', 'Prayer']);
  });
});
