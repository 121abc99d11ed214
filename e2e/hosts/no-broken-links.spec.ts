import { expect, test } from '@playwright/test';
import { composedPages } from '../fixtures/hosts/composedPages';
import { addresses } from '../fixtures/page/addresses';

const pages = composedPages();

/** The addresses in this site that links of a page lead to. */
const linksOf = (address: string) =>
  (pages.get(address) ?? []).flatMap(({ name, attributes }) => {
    const href = attributes.get('href') ?? '';
    return name === 'a' && /^[#/]/.test(href) ? [href] : [];
  });

test('every link to a place in a page leads to it, and every page is reached', () => {
  for (const address of pages.keys()) {
    for (const link of linksOf(address)) {
      const [target, id] = link.split('#');
      const isThere = pages.get(target || address)?.some(({ attributes }) => attributes.get('id') === id);
      if (id !== undefined) expect(isThere, `${address} → ${link}`).toBe(true);
    }
  }
  const reached = new Set(['/']);
  // A set grows while it is gone through.
  for (const address of reached) for (const link of linksOf(address)) if (addresses.includes(link)) reached.add(link);
  expect(addresses.filter((address) => !reached.has(address))).toEqual([]);
});
