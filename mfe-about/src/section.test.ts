import { paths } from '@site/shared-data/paths';
import { section } from './section';

describe('section', () => {
  it('has the seven addresses of this part of the site', () => {
    expect(section.pages.map(({ path }) => path)).toEqual([
      paths.about,
      paths.history,
      paths.team,
      paths.contact,
      paths.welcome,
      paths.blog,
      paths.impact,
    ]);
  });

  it('says nothing of invented people to search engines', () => {
    expect(JSON.stringify(section.pages.map(({ structuredData }) => structuredData))).not.toContain('"Person"');
  });
});
