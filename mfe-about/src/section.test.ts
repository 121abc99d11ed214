import { paths } from '@site/shared-data/paths';
import { staff } from '@site/shared-data/staff';
import { section } from './section';

describe('section', () => {
  it('has the addresses that other sections link to', () => {
    const links = [paths.about, paths.history, paths.team, paths.contact, paths.welcome, paths.blog, paths.impact];
    expect(section.pages.map(({ path }) => path)).toEqual(expect.arrayContaining(links));
  });

  it('names colleagues to search engines once they are confirmed, and nobody before', () => {
    const told = section.pages.flatMap(({ structuredData }) => structuredData ?? []);
    const people = told.filter((data) => data['@type'] === 'Person').map(({ name }) => name);
    const confirmed = staff.filter(({ source }) => source?.status === 'confirmed').map(({ name }) => name);
    expect(confirmed).toHaveLength(1);
    expect(people).toEqual(confirmed);
  });
});
