/** @jest-environment node */
import { partnerCards } from '@site/shared-data/partnerCards';
import { paths } from '@site/shared-data/paths';
import { volunteerAreas } from '@site/shared-data/volunteerAreas';
import { breadcrumbsTo } from './breadcrumbsTo';

const cards = [...partnerCards, ...volunteerAreas];
const titleOf = (address: string) => cards.find(({ path }) => path === address)?.title;

describe('breadcrumbsTo', () => {
  it('includes every page above', () => {
    expect(breadcrumbsTo(paths.volunteerFamilyCenter).map(({ name, path }) => `${name} ${path}`)).toEqual([
      'Home /',
      'Partner /partner',
      `${titleOf(paths.volunteer)} /partner/volunteer`,
      `${titleOf(paths.volunteerFamilyCenter)} /partner/volunteer/family-center`,
    ]);
  });

  it('does not include sibling pages', () => {
    expect(breadcrumbsTo(paths.prayer).map(({ name }) => name)).toEqual(['Home', 'Partner', titleOf(paths.prayer)]);
  });
});
