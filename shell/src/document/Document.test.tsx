import { org } from '@site/shared-data/siteFacts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Registry } from '../sections/registry';
import { Document, type DocumentFacts } from './Document';

const shellScript = { url: '/releases/shell/1/shell.js', integrity: 'sha384-a' };
const facts: DocumentFacts = {
  title: 'Blog',
  description: 'What has happened.',
  canonical: 'https://clinic.test/blog',
  socialImage: 'https://clinic.test/images/quilt-social.00000000.jpg',
  structuredData: [{ '@type': 'Blog' }],
  alternates: [
    { path: '/blog.xml', type: 'application/rss+xml' },
    { path: '/blog.ics', type: 'text/calendar' },
  ],
  listed: true,
  styles: [],
  shellScript,
  preloads: [],
  wholeStyles: [],
  fonts: [],
};

const headOf = (address: string) => {
  const registry: Registry = { day: '2026-11-24', demo: false, sections: [], events: [] };
  const html = renderToStaticMarkup(
    <Document address={address} body="" registry={registry} isAlone={false} facts={facts} />,
  );
  return new DOMParser().parseFromString(html, 'text/html').head;
};

const contents = (head: HTMLElement) =>
  Object.fromEntries(
    [...head.querySelectorAll('meta[property]')].map((meta) => [
      meta.getAttribute('property'),
      meta.getAttribute('content'),
    ]),
  );

describe('the head of a document', () => {
  it('has the title, the description and the picture for shared links', () => {
    expect(contents(headOf('/blog'))).toEqual({
      'og:type': 'website',
      'og:title': `Blog | ${org.name.value}`,
      'og:description': facts.description,
      'og:url': facts.canonical,
      'og:site_name': org.name.value,
      'og:image': facts.socialImage,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': org.name.value,
    });
  });

  it('has the canonical address, and the 404 page has none', () => {
    const keptAt = (address: string) => headOf(address).querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(keptAt('/blog')).toBe(facts.canonical);
    expect(keptAt('*')).toBeUndefined();
    expect(contents(headOf('*'))).not.toHaveProperty('og:url');
  });

  it('links to its feed, but not to its calendar, because programs would keep a past date', () => {
    const feeds = [...headOf('/blog').querySelectorAll('link[rel="alternate"]')];
    expect(feeds.map((feed) => feed.getAttribute('href'))).toEqual(['/blog.xml']);
  });

  it('contains the structured data of the page with its context', () => {
    const data = headOf('/blog').querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(data)).toEqual({ '@context': 'https://schema.org', '@type': 'Blog' });
  });
});
