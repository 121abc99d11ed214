/** @jest-environment node */
import { section } from './section';

describe('section', () => {
  const addresses = section.pages.map(({ path }) => path);

  it('has each page once', () => {
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(section.pages)('describes $path for search engines', ({ path, structuredData }) => {
    expect(structuredData?.length ?? 0).toBe(path.split('/').length > 2 ? 1 : 0);
  });
});
