import { expect, test } from '@playwright/test';
import { events } from '@site/shared-data/events';
import { siteOrigin } from '@site/shared-data/siteFacts';
import { addresses, pages } from '../fixtures/page/addresses';

/** The addresses that links of a document lead to. */
const linksIn = (html: string) =>
  [...html.matchAll(/\shref="([#/][^"]*)"/gi)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

/** A file of this site, wherever a text names it: a path with an ending, with the site's origin before it or without. */
const named = /(?<=["'(\s,=>]|^)(?:https:\/\/[\w.-]+)?(\/[\w./-]+\.[a-z][a-z0-9]{1,10})(?=["')\s,<?#\\]|$)/gm;

test('every link leads to a page and a place in it, every page is reached, and every file that is named is there', async ({
  request,
}) => {
  test.slow();
  const documents = new Map<string, string>();
  for (const address of pages) documents.set(address, await (await request.get(address)).text());
  for (const [address, html] of documents) {
    for (const link of linksIn(html)) {
      const [target = '', id] = link.split('#');
      expect(link, address).not.toBe('#');
      const place = documents.get(target || address);
      if (place && id) expect(place, `${address} → ${link}`).toContain(` id="${id}"`);
      else if (!place) expect((await request.head(target)).status(), `${address} → ${link}`).toBe(200);
    }
    for (const [link] of html.matchAll(/<a [^>]*target="_blank"[^>]*>/g))
      expect(link, address).toMatch(/ rel="[^"]*noreferrer/);
  }

  const reached = new Set(['/']);
  // A set grows while it is gone through.
  for (const address of reached)
    for (const link of linksIn(documents.get(address) ?? '')) if (addresses.includes(link)) reached.add(link);
  expect(addresses.filter((address) => !reached.has(address))).toEqual([]);

  const namedBy = new Map<string, string>();
  // No page names the calendar file of an event that is over.
  const calendars = events.map(({ detailPageUrl }) => `${detailPageUrl}.ics`);
  const read = new Set([...pages, '/sitemap.xml', '/robots.txt', '/manifest.webmanifest', ...calendars]);
  for (const place of read) {
    const text = documents.get(place) ?? (await (await request.get(place)).text());
    for (const [whole, file = ''] of text
      .replaceAll('\\/', '/')
      .replaceAll(/\r\n[ \t]/g, '')
      .matchAll(named)) {
      if (/^https:/.test(whole) && !whole.startsWith(`${siteOrigin.value}/`)) continue;
      if (!namedBy.has(file)) namedBy.set(file, place);
      if (/\.(?:xml|ics|webmanifest)$/.test(file)) read.add(file);
    }
  }
  // The kinds that must have been found: else the pattern has gone blind.
  const kinds = new Set([...namedBy.keys()].map((file) => file.split('.').at(-1)));
  for (const kind of ['avif', 'webp', 'jpg', 'svg', 'png', 'woff2', 'js', 'xml', 'webmanifest'])
    expect(kinds, kind).toContain(kind);
  const missing = [...namedBy].map(async ([file, place]) =>
    (await request.head(file)).ok() ? [] : [`${place} names ${file}`],
  );
  expect((await Promise.all(missing)).flat()).toEqual([]);
});
