/** @jest-environment node */
import { staff } from '@site/shared-data/staff';
import { section } from './section';

describe('section', () => {
  it('names only confirmed staff for search engines', () => {
    const told = section.pages.flatMap(({ structuredData }) => structuredData ?? []);
    const people = told.filter((data) => data['@type'] === 'Person').map(({ name }) => name);
    const confirmed = staff.filter(({ source }) => source?.status === 'confirmed').map(({ name }) => name);
    expect(confirmed).toHaveLength(1);
    expect(people).toEqual(confirmed);
  });
});
