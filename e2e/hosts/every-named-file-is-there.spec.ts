import { expect, test } from '@playwright/test';
import { siteOrigin } from '@site/shared-data/siteFacts';
import { addresses, unknownAddress } from '../fixtures/page/addresses';

/** A file of this site, wherever a text names it: a path with an ending, with the site's origin before it or without. */
const named = /(?<=["'(\s,=>]|^)(?:https:\/\/[\w.-]+)?(\/[\w./-]+\.[a-z][a-z0-9]{1,10})(?=["')\s,<?#\\]|$)/gm;

test('every file that pages, structured data, feeds, calendars and the manifest name is there', async ({ request }) => {
  const origin = siteOrigin.value;
  const namedBy = new Map<string, string>();
  const readOf = new Set<string>();
  const waiting = [...addresses, unknownAddress, '/sitemap.xml', '/robots.txt', '/manifest.webmanifest'];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const text = (await (await request.get(place)).text()).replaceAll('\\/', '/').replaceAll(/\r\n[ \t]/g, '');
    for (const [whole, file = ''] of text.matchAll(named)) {
      if (/^https:/.test(whole) && !whole.startsWith(`${origin}/`)) continue;
      if (!namedBy.has(file)) namedBy.set(file, place);
      if (/\.(?:xml|ics|webmanifest)$/.test(file) && !readOf.has(file)) {
        readOf.add(file);
        waiting.push(file);
      }
    }
  }
  // The kinds that must have been found: else the pattern has gone blind.
  for (const kind of ['avif', 'webp', 'jpg', 'svg', 'png', 'woff2', 'js', 'ics', 'xml', 'webmanifest'])
    expect(
      [...namedBy.keys()].some((file) => file.endsWith(`.${kind}`)),
      kind,
    ).toBe(true);
  for (const [file, place] of namedBy) {
    expect((await request.head(file)).status(), `${place} names ${file}`).toBe(200);
  }
});
