import { grounds } from '@site/shared-data/constants';
import { org } from '@site/shared-data/siteFacts';
import type { Redirect } from '../../hosts/redirects';
import type { Checked } from '../check/checkSite';
import { documentFile } from '../currentSite';
import type { Status } from './Status';

/** Returns the site's files for search engines, for home screens and for hosts without redirects. */
export const siteTexts = (
  { origin, pages, redirects }: Pick<Checked, 'origin' | 'pages' | 'redirects'>,
  status: Status,
) => [
  { path: 'sitemap.xml', text: sitemap(origin, pages, status) },
  // RFC 9309. Crawlers may read everything, even while the site shows samples. A blocked crawler never reads `noindex`.
  { path: 'robots.txt', text: `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n` },
  { path: 'manifest.webmanifest', text: webManifest() },
  ...redirects.map((one) => ({ path: documentFile(one.from), text: movedDocument(origin, one) })),
];

/** Returns the sitemap: every canonical address, and the time its release went live (sitemaps.org protocol 0.9). */
function sitemap(origin: string, pages: Checked['pages'], { packages }: Status): string {
  const since = new Map(packages.map((one) => [one.name, one.since]));
  const addresses = pages
    .filter(({ address, head }) => address !== '*' && (head.canonical ?? address) === address)
    .map((page) => {
      const changed = since.get(page.owner);
      const lastmod = changed ? `<lastmod>${escapeHtml(changed)}</lastmod>` : '';
      return `  <url><loc>${escapeHtml(origin + page.address)}</loc>${lastmod}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.sort(),
    '</urlset>',
    '',
  ].join('\n');
}

/** Returns the web app manifest (W3C) for home screens. Its icons are in `shell/static`. */
function webManifest(): string {
  const icon = (name: string, pixels: number, purpose?: string) => ({
    src: `/${name}-${pixels}.png`,
    sizes: `${pixels}x${pixels}`,
    type: 'image/png',
    ...(purpose && { purpose }),
  });
  const manifest = {
    name: org.name.value,
    short_name: org.name.value,
    start_url: '/',
    display: 'browser',
    background_color: grounds.light,
    theme_color: grounds.light,
    icons: [icon('icon', 192), icon('icon', 512), icon('icon-maskable', 512, 'maskable')],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML and XML, in elements and in quoted attributes, or for a line of captions. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => references[character] ?? '');

/** Returns a page of these tools. Search engines do not list it. */
export const plainDocument = (title: string, head: string, main: string) => `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${head}
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;

/** Returns the document of an address that moved, for hosts that only serve files. */
function movedDocument(origin: string, { to }: Redirect): string {
  const [target, canonical] = [escapeHtml(to), escapeHtml(origin + to)];
  return plainDocument(
    'This page has moved',
    `<meta http-equiv="refresh" content="0; url=${target}">\n<link rel="canonical" href="${canonical}">`,
    `<h1>This page has moved</h1>\n<p><a href="${target}">Go to the new address</a></p>`,
  );
}
