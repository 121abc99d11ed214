import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { secureHeader, versionedFolders } from './HeaderRule';
import type { HeaderRule } from './HeaderRule';
import { compressFile } from './compress';
import { writeHeaders } from './headersFiles';
import type { Redirect } from './redirects';

const always = { [secureHeader]: 'max-age=63072000', 'x-content-type-options': 'nosniff' };

/** Header rules as compose writes them, for tests. */
export const exampleRules = (styleHash = 'sha256-examplestyle='): HeaderRule[] => [
  {
    path: '/*',
    headers: {
      ...always,
      'cache-control': 'no-cache',
      'content-security-policy': `default-src 'none'; style-src 'self' '${styleHash}'`,
      'cross-origin-resource-policy': 'same-origin',
    },
  },
  ...versionedFolders.map((folder): HeaderRule => ({
    path: `/${folder}/*`,
    headers: {
      ...always,
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })),
];

/** Redirects of the small site: one page has moved, two addresses lead to the front door. */
export const exampleRedirects: readonly Redirect[] = [
  { from: '/gala', to: '/events/hope-gala' },
  { from: '/library', to: '/' },
  { from: '/library/books', to: '/' },
];

/** The files of a small site: pages, versioned files, and one page so long that sending it takes several pieces. */
export const exampleFiles: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>Home</title>',
  '404.html': '<!doctype html><title>Page Not Found</title>',
  'events/index.html': '<!doctype html><title>Events</title>',
  'events/hope-gala/index.html': '<!doctype html><title>Hope Gala</title>',
  'events/hope-gala.ics': 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
  'about/index.html': `<!doctype html><title>About</title>${'<p>Four decades of service.</p>'.repeat(9000)}`,
  'sitemap.xml': '<?xml version="1.0"?><urlset/>',
  'robots.txt': 'User-agent: *\n',
  'status.json': JSON.stringify({
    composed: '2026-04-10T15:00:00.000Z',
    day: '2026-04-10',
    mode: 'demo',
    origin: 'https://www.example.org',
    packages: [],
    deadLinks: [],
  }),
  'releases/events/1/remoteEntry.js': 'var mfeEvents = {};',
  'favicon.ico': 'icon',
  'images/hero.avif': '0123456789',
  'fonts/text.woff2': 'abcdefghij',
};

const compressed = /\.(html|js|ics|xml|txt)$/;

/** Writes the small site, or another one, as compose would, and gives its folder; a new one in the system's temporary folder unless named. */
export async function exampleSite(
  folder?: string,
  files: Readonly<Record<string, string>> = exampleFiles,
): Promise<string> {
  const site = folder ?? (await mkdtemp(path.join(tmpdir(), 'site-')));
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(site, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
    if (compressed.test(file)) await compressFile(target, Buffer.from(text), 5);
  }
  await writeHeaders(site, exampleRules(), exampleRedirects);
  return site;
}
