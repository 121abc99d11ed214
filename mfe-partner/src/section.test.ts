/** @jest-environment node */
import { section } from './section';

describe('section', () => {
  const addresses = section.pages.map(({ path }) => path);

  it('has no page twice', () => {
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(section.pages)('introduces $path to search engines', ({ path, structuredData }) => {
    expect(structuredData?.length ?? 0).toBe(path.split('/').length > 2 ? 1 : 0);
  });
});
