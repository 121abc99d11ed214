import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { dist } from '@site/build/packages';
import { blogPosts } from '@site/shared-data/blogPosts';
import { events } from '@site/shared-data/events';
import { siteOrigin } from '@site/shared-data/siteFacts';
import ICAL from 'ical.js';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { addresses } from '../fixtures/page/addresses';

const origin = siteOrigin.value;

/** Reads the words of elements of an XML document by the browser's own strict parser. */
const wordsOf = (page: Page, xml: string, selector: string) =>
  page.evaluate(
    ([source, wanted]) => {
      const parsed = new DOMParser().parseFromString(source, 'application/xml');
      if (parsed.querySelector('parsererror')) throw new Error(parsed.documentElement.textContent ?? '');
      return [...parsed.querySelectorAll(wanted)].map(({ textContent }) => textContent ?? '');
    },
    [xml, selector] as const,
  );

/** Every address that has a page in the composed site; the report of what is live is none of them. */
const composedAddresses = (): readonly string[] =>
  readdirSync(path.join(dist, 'site'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html' && !/^(releases|status)\//.test(file))
    .map((file) => path.join('/', path.dirname(file)));

test('robots.txt leads to a sitemap with every page once, as sitemaps.org asks for', async ({ page, request }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toMatch(/^text\/plain/);
  // Crawlers have to read that samples are not to be listed.
  expect(await robots.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toMatch(/^(application|text)\/xml/);
  const xml = await response.text();
  expect(xml).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  const dates = await wordsOf(page, xml, 'urlset > url > lastmod:last-child');
  for (const date of dates) expect(Date.parse(date)).toBeLessThan(Date.now());
  const found = await wordsOf(page, xml, 'urlset > url > loc:first-child');
  expect(found).toHaveLength(dates.length);
  // The list of events has two addresses; search engines keep one.
  const listed = new Set([...addresses, ...composedAddresses()].filter((address) => address !== '/partner/events'));
  expect(found.toSorted()).toEqual([...listed].map((address) => origin + address).toSorted());
});

test('the blog can be followed as RSS 2.0', async ({ page, request }) => {
  const blog = await (await request.get('/blog')).text();
  const feed = /<link rel="alternate" type="application\/rss\+xml" href="([^"]+)"/.exec(blog)?.[1] ?? '';
  const response = await request.get(feed);
  expect(response.headers()['content-type']).toContain('xml');
  const links = await wordsOf(page, await response.text(), 'rss > channel > item > link');
  expect(links).toHaveLength(blogPosts.length);
  for (const link of links) expect(blog, link).toContain(`id="${new URL(link).hash.slice(1)}"`);
});

test('events can be kept in a calendar', async ({ request }) => {
  for (const { title, detailPageUrl } of events) {
    const response = await request.get(`${detailPageUrl}.ics`);
    expect(response.headers()['content-type']).toMatch(/^text\/calendar/);
    const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
    const [component, ...others] = calendar.getAllSubcomponents('vevent');
    expect(others).toEqual([]);
    const event = new ICAL.Event(component);
    expect(event.summary).toBe(title);
    expect(event.startDate.isDate || event.startDate.zone === ICAL.Timezone.utcTimezone).toBe(true);
    expect(event.endDate.compare(event.startDate)).toBe(1);
    expect(String(component?.getFirstPropertyValue('url'))).toBe(origin + detailPageUrl);
    // Whatever reads the page alone would keep a date that is over.
    expect(await (await request.get(detailPageUrl)).text()).not.toContain('type="text/calendar"');
  }
});

test('the manifest and every icon are what they say', async ({ page, request }) => {
  const response = await request.get('/manifest.webmanifest');
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = (await response.json()) as { name: string; icons: { src: string; sizes: string }[] };
  expect(manifest).toMatchObject({ name: expect.stringMatching(/./), start_url: '/' });
  const icons = [
    ...manifest.icons,
    { src: '/apple-touch-icon.png', sizes: '180x180' },
    { src: '/favicon.ico', sizes: '32x32' },
  ];
  await page.goto('/');
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const image = Object.assign(new Image(), { src: address });
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  expect((await request.get('/favicon.svg')).headers()['content-type']).toBe('image/svg+xml');
});
