/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml, siteTexts } from './siteTexts';
import type { Status } from './Status';

const origin = 'https://clinic.test';
const owner = 'library';
const page = (address: string, canonical?: string) =>
  ({ address, owner, head: { ...(canonical && { canonical }) } }) as Parameters<typeof siteTexts>[0]['pages'][number];
const pages = [page('/library'), page('/books', '/library'), page('*'), page('/about')];
const status = { packages: [{ name: 'library', since: '2026-11-24T09:00:00-06:00' }] } as unknown as Status;
const texts = new Map(siteTexts({ origin, pages, redirects: [] }, status).map(({ path, text }) => [path, text]));

describe('the files of a site for machines', () => {
  it('include a sitemap with each canonical page once and the time of its release', () => {
    const sitemap = new JSDOM(texts.get('sitemap.xml'), { contentType: 'application/xml' }).window.document;
    const urls = [...sitemap.getElementsByTagNameNS('http://www.sitemaps.org/schemas/sitemap/0.9', 'url')];
    expect(urls.map((url) => [...url.children].map(({ localName, textContent }) => [localName, textContent]))).toEqual(
      ['/about', '/library'].map((address) => [
        ['loc', origin + address],
        ['lastmod', '2026-11-24T09:00:00-06:00'],
      ]),
    );
  });

  it('let crawlers read everything, including that samples must not be listed', () => {
    expect(texts.get('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
  });

  it('name icons that exist and have the stated size', () => {
    const { icons } = JSON.parse(texts.get('manifest.webmanifest') ?? '') as {
      icons: { src: string; sizes: string }[];
    };
    expect(icons.length).toBeGreaterThan(1);
    for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
      // The bytes in which a PNG stores its width and height.
      const picture = readFileSync(path.join(__dirname, '../../static', src));
      expect([src, `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`]).toEqual([src, sizes]);
    }
  });
});

describe('escapeHtml', () => {
  it('keeps a text inside the attribute or element around it', () => {
    const text = `"><b title='&lt;'>`;
    for (const quote of ['"', "'"]) {
      const { document } = new JSDOM(`<i title=${quote}${escapeHtml(text)}${quote}>${escapeHtml(text)}</i>`).window;
      expect(document.body.children).toHaveLength(1);
      expect(document.querySelector('i')?.title).toBe(text);
      expect(document.querySelector('i')?.textContent).toBe(text);
    }
  });
});
