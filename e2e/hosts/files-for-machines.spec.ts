import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { events } from '@site/shared-data/events';
import { blogPosts } from '@site/shared-data/blogPosts';
import { siteOrigin } from '@site/shared-data/siteFacts';
import ICAL from 'ical.js';
import { addresses, composedAddresses } from '../fixtures/page/addresses';

/** An element of an XML document: its name, its own words, and what it holds. */
interface XmlElement {
  readonly name: string;
  readonly namespace: string | null;
  readonly words: string;
  readonly children: readonly XmlElement[];
}

/** Parses XML with the browser's own strict parser. Throws where it is not well-formed. */
async function readXml(page: Page, text: string): Promise<XmlElement> {
  const root = await page.evaluate((source) => {
    const read = (element: Element): XmlElement => ({
      name: element.tagName,
      namespace: element.namespaceURI,
      words: (element.textContent ?? '').trim(),
      children: [...element.children].map(read),
    });
    return read(new DOMParser().parseFromString(source, 'application/xml').documentElement);
  }, text);
  if (JSON.stringify(root).includes('parsererror')) throw new Error(root.words);
  return root;
}

/** The words of the elements of a name among an element's children. */
const wordsOf = ({ children }: XmlElement, name: string) =>
  children.filter((child) => child.name === name).map(({ words }) => words);

const origin = siteOrigin.value;
/** The list of events has two addresses; search engines keep one. */
const listed = () =>
  [...new Set([...addresses, ...composedAddresses()])]
    .filter((address) => address !== '/partner/events')
    .map((address) => origin + address);

test('the sitemap is what sitemaps.org asks for, with every page once', async ({ page, request }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toMatch(/^(application|text)\/xml/);
  const root = await readXml(page, await response.text());
  expect(root.name).toBe('urlset');
  expect(root.namespace).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(new Set(root.children.map(({ name }) => name))).toEqual(new Set(['url']));
  const found = root.children.flatMap((url) => {
    expect(url.children.map(({ name }) => name)).toEqual(['loc', 'lastmod']);
    expect(Date.parse(wordsOf(url, 'lastmod')[0] ?? '')).toBeLessThan(Date.now());
    return wordsOf(url, 'loc');
  });
  expect(found.toSorted()).toEqual(listed().toSorted());
});

test('robots.txt leads to the sitemap, and lets crawlers read that samples are not to be listed', async ({
  request,
}) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const lines = (await response.text()).split('\n').filter(Boolean);
  expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${origin}/sitemap.xml`]);
});

test('the blog can be followed as RSS 2.0', async ({ page, request }) => {
  const blog = await (await request.get('/blog')).text();
  const feed = /<link rel="alternate" type="application\/rss\+xml" href="([^"]+)"/.exec(blog)?.[1] ?? '';
  const response = await request.get(feed);
  expect(response.headers()['content-type']).toContain('xml');
  const root = await readXml(page, await response.text());
  expect(root.name).toBe('rss');
  const [channel] = root.children;
  if (!channel) throw new Error('the feed has no channel');
  for (const name of ['title', 'link', 'description', 'lastBuildDate']) expect(wordsOf(channel, name)[0]).toBeTruthy();
  const items = channel.children.filter(({ name }) => name === 'item');
  expect(items.map((item) => wordsOf(item, 'title')[0])).toEqual(
    blogPosts.toSorted((one, other) => other.date.localeCompare(one.date)).map(({ title }) => title),
  );
  const guids = items.flatMap((item) => wordsOf(item, 'guid'));
  expect(new Set(guids).size).toBe(blogPosts.length);
  for (const item of items) {
    const [date = ''] = wordsOf(item, 'pubDate');
    expect(date).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (GMT|[+-]\d{4})$/);
    expect(new Date(date).toUTCString()).toBe(date);
    const [link = ''] = wordsOf(item, 'link');
    expect(blog, 'a post stands where its link leads').toContain(`id="${new URL(link).hash.slice(1)}"`);
  }
});

for (const { title, detailPageUrl } of events) {
  test(`${title} can be kept in a calendar`, async ({ request }) => {
    const response = await request.get(`${detailPageUrl}.ics`);
    expect(response.headers()['content-type']).toMatch(/^text\/calendar/);
    const text = await response.text();
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy();
    const [component, ...others] = calendar.getAllSubcomponents('vevent');
    expect(others).toEqual([]);
    if (!component) throw new Error('the calendar holds no event');
    const event = new ICAL.Event(component);
    expect(event.summary).toBe(title);
    expect(event.uid).toMatch(/^[\w-]+@[\w.-]+$/);
    expect(String(component.getFirstPropertyValue('dtstamp'))).toMatch(/Z$/);
    expect(event.startDate.isDate || event.startDate.zone === ICAL.Timezone.utcTimezone).toBe(true);
    expect(event.endDate.compare(event.startDate)).toBe(1);
    expect(String(component.getFirstPropertyValue('url'))).toBe(origin + detailPageUrl);
    expect(addresses).toContain(detailPageUrl);
    // Whatever reads the page alone would keep a date that is over.
    expect(await (await request.get(detailPageUrl)).text()).not.toContain('type="text/calendar"');
  });
}

test('the manifest and every icon are what they say', async ({ page, request }) => {
  const response = await request.get('/manifest.webmanifest');
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = (await response.json()) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.name).toBeTruthy();
  expect(manifest.start_url).toBe('/');
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
