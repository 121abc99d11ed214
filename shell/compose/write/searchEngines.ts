import type { ComposedPage, Composition } from '../render/Composition';

/** The sitemap: every address search engines keep (sitemaps.org protocol 0.9). */
export function sitemap({ origin }: Pick<Composition, 'origin'>, pages: readonly ComposedPage[]): string {
  const addresses = pages
    .filter(({ address, head }) => address !== '*' && (head.canonical ?? address) === address)
    .map(({ address }) => `  <url><loc>${origin}${address}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.sort(),
    '</urlset>',
    '',
  ].join('\n');
}

/** robots.txt (RFC 9309): closed while the site shows samples. */
export function robots({ mode, origin }: Pick<Composition, 'mode' | 'origin'>): string {
  const rule = mode === 'live' ? 'Allow: /' : 'Disallow: /';
  return `User-agent: *\n${rule}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
