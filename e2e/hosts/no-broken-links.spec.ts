import { expect, test } from '@playwright/test';
import { events } from '@site/shared-data/events';
import { siteOrigin } from '@site/shared-data/siteFacts';
import { addresses, unknownAddress } from '../fixtures/page/addresses';

/** Every address in an attribute of a document. */
const linked = (html: string) =>
  [...html.matchAll(/\s(?:href|src|srcset)="([^"]+)"/gi)].flatMap(([, value = '']) =>
    value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
  );

test('every link and every file of every page leads somewhere', async ({ request }) => {
  const from = new Map<string, string>();
  const anchors = new Map<string, Set<string>>();
  for (const address of [...addresses, unknownAddress]) {
    const html = await (await request.get(address)).text();
    anchors.set(address, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)));
    for (const link of linked(html)) {
      const decoded = link.replaceAll('&amp;', '&');
      if (decoded.startsWith('#')) expect(anchors.get(address), `${address} → ${decoded}`).toContain(decoded.slice(1));
      if (decoded.startsWith('/')) from.set(decoded, address);
    }
  }
  for (const [link, page] of from) {
    const response = await request.get(link.split('#')[0] ?? link);
    expect(response.status(), `${page} → ${link}`).toBe(200);
  }
});

test('no page is an orphan: all are reached from the front door', async ({ request }) => {
  const seen = new Set<string>(['/']);
  const waiting = ['/'];
  for (let address = waiting.pop(); address; address = waiting.pop()) {
    for (const link of linked(await (await request.get(address)).text())) {
      if (addresses.includes(link) && !seen.has(link)) {
        seen.add(link);
        waiting.push(link);
      }
    }
  }
  expect([...addresses].filter((address) => !seen.has(address))).toEqual([]);
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
  const origin = siteOrigin.value;
  const namedBy = new Map<string, string>();
  const readOf = new Set<string>();
  const waiting = [
    ...addresses,
    unknownAddress,
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    // No page names the calendar file of an event that is over.
    ...events.map(({ detailPageUrl }) => `${detailPageUrl}.ics`),
  ];
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
  for (const kind of ['avif', 'webp', 'jpg', 'svg', 'png', 'woff2', 'js', 'xml', 'webmanifest'])
    expect(
      [...namedBy.keys()].some((file) => file.endsWith(`.${kind}`)),
      kind,
    ).toBe(true);
  for (const [file, place] of namedBy) {
    expect((await request.head(file)).status(), `${place} names ${file}`).toBe(200);
  }
});
