import { expect, test } from '@playwright/test';
import { events } from '@site/shared-data/events';
import { siteOrigin } from '@site/shared-data/siteFacts';
import { addresses, unknownAddress } from '../fixtures/page/addresses';

/** The addresses that links of a document lead to. */
const linksIn = (html: string) =>
  [...html.matchAll(/\shref="([#/][^"]*)"/gi)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

test('every link leads to a page and a place in it, and every page is reached from the front door', async ({
  request,
}) => {
  const documents = new Map<string, string>();
  for (const address of [...addresses, unknownAddress])
    documents.set(address, await (await request.get(address)).text());
  for (const [address, html] of documents) {
    for (const link of linksIn(html)) {
      const [target = '', id] = link.split('#');
      const place = target || address;
      if (!documents.has(place)) expect((await request.head(place)).status(), `${address} → ${link}`).toBe(200);
      else if (id) expect(documents.get(place), `${address} → ${link}`).toContain(` id="${id}"`);
    }
  }

  const reached = new Set(['/']);
  // A set grows while it is gone through.
  for (const address of reached)
    for (const link of linksIn(documents.get(address) ?? '')) if (addresses.includes(link)) reached.add(link);
  expect(addresses.filter((address) => !reached.has(address))).toEqual([]);
});

test('external links open with no referrer, and no page links to #', async ({ request }) => {
  let external = 0;
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    for (const [link] of html.matchAll(/<a [^>]*target="_blank"[^>]*>/g)) {
      expect(link, address).toMatch(/ rel="[^"]*noreferrer/);
      external += 1;
    }
    expect(html, address).not.toContain('href="#"');
  }
  expect(external).toBeGreaterThan(0);
});

/** A file of this site, wherever a text names it: a path with an ending, with the site's origin before it or without. */
const named = /(?<=["'(\s,=>]|^)(?:https:\/\/[\w.-]+)?(\/[\w./-]+\.[a-z][a-z0-9]{1,10})(?=["')\s,<?#\\]|$)/gm;

test('every file that pages, structured data, feeds, calendars and the manifest name is there', async ({ request }) => {
  const namedBy = new Map<string, string>();
  // No page names the calendar file of an event that is over. A set grows while it is gone through.
  const read = new Set([
    ...[...addresses, unknownAddress, '/sitemap.xml', '/robots.txt', '/manifest.webmanifest'],
    ...events.map(({ detailPageUrl }) => `${detailPageUrl}.ics`),
  ]);
  for (const place of read) {
    const text = (await (await request.get(place)).text()).replaceAll('\\/', '/').replaceAll(/\r\n[ \t]/g, '');
    for (const [whole, file = ''] of text.matchAll(named)) {
      if (/^https:/.test(whole) && !whole.startsWith(`${siteOrigin.value}/`)) continue;
      if (!namedBy.has(file)) namedBy.set(file, place);
      if (/\.(?:xml|ics|webmanifest)$/.test(file)) read.add(file);
    }
  }
  // The kinds that must have been found: else the pattern has gone blind.
  const kinds = new Set([...namedBy.keys()].map((file) => file.split('.').at(-1)));
  for (const kind of ['avif', 'webp', 'jpg', 'svg', 'png', 'woff2', 'js', 'xml', 'webmanifest'])
    expect(kinds, kind).toContain(kind);
  for (const [file, place] of namedBy) expect((await request.head(file)).status(), `${place} names ${file}`).toBe(200);
});
