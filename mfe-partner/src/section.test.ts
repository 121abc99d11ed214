import { section } from './section';

describe('section', () => {
  it('has every page of the section, and none twice', () => {
    const addresses = section.pages.map(({ path }) => path);
    expect([...addresses].sort()).toEqual([
      '/give',
      '/monthly-partner',
      '/partner',
      '/partner/donate',
      '/partner/prayer',
      '/partner/volunteer',
      '/partner/volunteer/clinic',
      '/partner/volunteer/events',
      '/partner/volunteer/family-center',
      '/partner/volunteer/fatherhood',
      '/supply-drive',
    ]);
  });

  it.each(section.pages)('introduces $path to search engines', ({ path, title, description, structuredData }) => {
    expect(title.length).toBeLessThanOrEqual(38);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(structuredData?.length ?? 0).toBe(path.split('/').length > 2 ? 1 : 0);
  });
});
