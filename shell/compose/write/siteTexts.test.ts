/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteTexts } from './siteTexts';
import type { Status } from './Status';

const origin = 'https://clinic.test';
const owner = 'library';
const page = (address: string, canonical?: string) =>
  ({ address, owner, head: { ...(canonical && { canonical }) } }) as Parameters<typeof siteTexts>[0]['pages'][number];
const pages = [page('/library'), page('/books', '/library'), page('*'), page('/about')];
const status = { packages: [{ name: 'library', since: '2026-11-24T09:00:00-06:00' }] } as unknown as Status;
const texts = new Map(siteTexts({ origin, pages, redirects: [] }, status).map(({ path, text }) => [path, text]));

describe('the files of a site for machines', () => {
  it('are a sitemap with each page once, by the address it keeps, and since when it is so', () => {
    const sitemap = new JSDOM(texts.get('sitemap.xml'), { contentType: 'application/xml' }).window.document;
    const urls = [...sitemap.getElementsByTagNameNS('http://www.sitemaps.org/schemas/sitemap/0.9', 'url')];
    expect(urls.map((url) => [...url.children].map(({ localName, textContent }) => [localName, textContent]))).toEqual(
      ['/about', '/library'].map((address) => [
        ['loc', origin + address],
        ['lastmod', '2026-11-24T09:00:00-06:00'],
      ]),
    );
  });

  it('let crawlers read everything: also that samples are not to be listed', () => {
    expect(texts.get('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
  });

  it('name icons that are there, of the size they say', () => {
    const { icons } = JSON.parse(texts.get('manifest.webmanifest') ?? '') as {
      icons: { src: string; sizes: string }[];
    };
    expect(icons.length).toBeGreaterThan(1);
    for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
      // Where a PNG has its width and its height.
      const picture = readFileSync(path.join(__dirname, '../../static', src));
      expect([src, `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`]).toEqual([src, sizes]);
    }
  });
});
