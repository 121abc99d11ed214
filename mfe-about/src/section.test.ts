import { paths } from '@site/shared-data/paths';
import { section } from './section';

describe('section', () => {
  it('has the addresses that other sections link to', () => {
    const links = [paths.about, paths.history, paths.team, paths.contact, paths.welcome, paths.blog, paths.impact];
    expect(section.pages.map(({ path }) => path)).toEqual(expect.arrayContaining(links));
  });

  it('says nothing of invented people to search engines', () => {
    expect(JSON.stringify(section.pages.map(({ structuredData }) => structuredData))).not.toContain('"Person"');
  });
});
