import { expect, test } from '@playwright/test';
import { siteOrigin } from '@site/shared-data/siteFacts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { composedPages, composedSite } from '../fixtures/hosts/composedPages';
import { addresses } from '../fixtures/page/addresses';

const pages = composedPages();
const isFile = (address: string) => existsSync(path.join(composedSite, address));

/** The addresses in this site that links of a page lead to. */
const linksOf = (address: string) =>
  (pages.get(address) ?? []).flatMap(({ name, attributes }) => {
    const href = attributes.get('href') ?? '';
    return name === 'a' && /^[#/]/.test(href) ? [href] : [];
  });

test('every link leads to a page and a place in it, and every page is reached', () => {
  for (const address of pages.keys()) {
    for (const link of linksOf(address)) {
      const [target = '', id] = link.split('#');
      const place = pages.get(target || address);
      const isThere = place
        ? id === undefined || place.some(({ attributes }) => attributes.get('id') === id)
        : isFile(target);
      expect(isThere, `${address} → ${link}`).toBe(true);
    }
  }
  const reached = new Set(['/']);
  // A set grows while it is gone through.
  for (const address of reached) for (const link of linksOf(address)) if (addresses.includes(link)) reached.add(link);
  expect(addresses.filter((address) => !reached.has(address))).toEqual([]);
});

test('every file that a page names is there', () => {
  const kinds = new Set<string>();
  for (const [address, elements] of pages) {
    const values = elements.flatMap(({ attributes }) => [...attributes.values()]);
    for (const value of values.flatMap((text) => text.replaceAll(siteOrigin.value, '').split(/[\s,]+/))) {
      if (!/^\/[\w./-]+\.\w+$/.test(value)) continue;
      kinds.add(path.extname(value));
      expect(isFile(value), `${address} names ${value}`).toBe(true);
    }
  }
  // Else the pattern would have gone blind.
  const wanted = ['.avif', '.webp', '.jpg', '.svg', '.png', '.woff2', '.xml', '.webmanifest'];
  expect([...kinds]).toEqual(expect.arrayContaining(wanted));
});
