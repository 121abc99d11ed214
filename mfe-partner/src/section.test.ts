import { paths } from '@site/shared-data/paths';
import { section } from './section';

describe('section', () => {
  const addresses = section.pages.map(({ path }) => path);

  it('has the addresses that other sections link to', () => {
    const links = [
      paths.give,
      paths.monthlyPartner,
      paths.partner,
      paths.donate,
      paths.prayer,
      paths.volunteer,
      paths.volunteerClinic,
      paths.volunteerEvents,
      paths.volunteerFamilyCenter,
      paths.volunteerFatherhood,
      paths.supplyDrive,
    ];
    expect(addresses).toEqual(expect.arrayContaining(links));
  });

  it('has no page twice', () => {
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(section.pages)('introduces $path to search engines', ({ path, title, description, structuredData }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(structuredData?.length ?? 0).toBe(path.split('/').length > 2 ? 1 : 0);
  });
});
