/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exampleRedirects, exampleRules } from '../../e2e/fixtures/hosts/exampleSite';
import { headersFor, secureHeader, type HeaderRule } from './HeaderRule';
import { headersFiles, readHeaders, writeHeaders } from './headersFiles';
import { readRedirects, redirectsFile, spellingsForStaticHosts } from './redirects';

type Headers = Record<string, string>;

const rules = exampleRules();
const paths = [
  '/',
  '/events',
  '/events/hope-gala',
  '/nowhere',
  '/sitemap.xml',
  '/events/new.rss',
  '/blog/deep/feed.rss',
  '/next.rules',
  '/releases',
  '/releases/a/1/b.js',
  '/images/a.avif',
  '/fonts/a.woff2',
];

let site: string;

beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'headers-'));
  await writeHeaders(site, rules, exampleRedirects);
});

afterAll(() => rm(site, { recursive: true }));

/** Returns the headers for hosts that compress files themselves, which `no-transform` would prevent. */
const compressible = (headers: HeaderRule['headers']) => ({
  ...headers,
  'cache-control': headers['cache-control']?.replace(', no-transform', ''),
});

const written = (file: string) => readFile(path.join(site, file), 'utf8');

/** Returns whether a path matches a pattern, as both hosts compare them: a star stands for any text, slashes included. */
const matches = (pattern: string, asked: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '.*')}$`).test(asked);

/** Returns the headers that a host reads from `_headers`: every matching rule removes and adds some, in order. */
function fromStaticHosts(text: string, asked: string, host: 'Cloudflare' | 'Netlify'): Headers {
  const headers = new Map<string, string>();
  let holds = false;
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [, taken] = /^ {2}! (\S+)$/.exec(line) ?? [];
    const [, name = '', value = ''] = /^ {2}(\S+): (.+)$/.exec(line) ?? [];
    if (line.startsWith('/')) holds = matches(line, asked);
    else if (holds && taken && host === 'Cloudflare') headers.delete(taken);
    else if (holds && name && host === 'Cloudflare')
      headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
    else if (holds && name) headers.set(name, value);
  }
  return Object.fromEntries(headers);
}

/** Returns the variables that nginx sets for a path. */
function variablesFromNginx(text: string, asked: string): Headers {
  const setIn = (lines = '') =>
    [...lines.matchAll(/^ *set (\$site_\w+) ("(?:[^"\\]|\\.)*");/gm)].map(([, name = '', value = '""']) => [
      name,
      String(JSON.parse(value)),
    ]);
  const pages = [...text.matchAll(/^if \(\$uri ([=~]) "([^"]*)"\) \{\n([\s\S]*?)\n\}/gm)];
  const isAsked = (operator = '', path = '') => (operator === '~' ? new RegExp(path).test(asked) : path === asked);
  const own = pages.filter(([, operator, path]) => isAsked(operator, path)).flatMap(([, , , lines]) => setIn(lines));
  return Object.fromEntries([...setIn(text.split(/^if \(\$uri /m)[0]), ...own]);
}

/**
 * Returns the headers that nginx adds to a path. These are the headers of its location, or the server's if the location
 * adds none.
 */
function fromNginx(text: string, asked: string): Headers {
  const [, inLocation = ''] = /location ~ "\^\/\([^"]+" \{\n([\s\S]*?)\n\}/.exec(text) ?? [];
  const [beforeLocations = ''] = text.split(/^location /m);
  const versioned = /^\/(releases|images|fonts)\//.test(asked);
  const [, secure = ''] = /if \(\$https\) \{\s*set \$site_secure "([^"]+)";/.exec(text) ?? [];
  const lines = (versioned ? inLocation : beforeLocations).matchAll(
    /add_header (\S+) (?:("(?:[^"\\]|\\.)*")|(\$site_\w+))( always)?;/g,
  );
  const variables: Headers = { ...variablesFromNginx(text, asked), $site_secure: secure };
  const headers = [...lines].map(([, name, value, variable]) => [
    name ?? '',
    value ? String(JSON.parse(value)) : (variables[variable ?? ''] ?? ''),
  ]);
  // nginx sends no header with an empty value.
  return Object.fromEntries(headers.filter(([, value]) => value !== ''));
}

describe('redirectsForStaticHosts', () => {
  it('redirects upper-case spellings of each page, with or without a trailing slash', () => {
    expect(spellingsForStaticHosts(['/', '/give', '/a/tall-tree'])).toBe(
      [
        ...['/Give /give', '/Give/ /give', '/GIVE /give', '/GIVE/ /give'],
        ...['/A/Tall-Tree', '/A/Tall-Tree/', '/A/TALL-TREE', '/A/TALL-TREE/'].map((from) => `${from} /a/tall-tree`),
      ]
        .map((line) => `${line} 301\n`)
        .join(''),
    );
  });

  it('stays within the number of redirects that hosts read', () => {
    expect(spellingsForStaticHosts(Array.from({ length: 1_000 }, (_, at) => `/page-${at}`))).toBe('');
  });
});

describe('writeHeaders', () => {
  it('writes rules that read back unchanged', async () => {
    expect(await readHeaders(site)).toEqual(rules);
  });

  it.each(paths)(
    'gives %s the same headers in all three forms, except that static hosts may compress',
    async (asked) => {
      const headers: HeaderRule['headers'] = headersFor(await readHeaders(site), asked);
      expect(fromStaticHosts(await written(headersFiles.staticHosts), asked, 'Cloudflare')).toEqual(
        compressible(headers),
      );
      // nginx takes the type of a file from its table of types.
      const inNginx = fromNginx(await written(headersFiles.nginx), asked);
      expect({ 'content-type': headers['content-type'], ...inNginx }).toEqual(headers);
      expect(headers).toHaveProperty([secureHeader]);
    },
  );

  it('gives an opener policy to a page that opens alone, and to no other', () => {
    const policies = ['/events/hope-gala', '/events'].map(
      (page) => headersFor(rules, page)['cross-origin-opener-policy'],
    );
    expect(policies).toEqual(['same-origin', undefined]);
  });

  it('still gives all headers to a host that cannot remove any', async () => {
    const text = await written(headersFiles.staticHosts);
    for (const asked of paths)
      expect(fromStaticHosts(text, asked, 'Netlify')).toMatchObject(compressible(headersFor(rules, asked)));
  });

  it('writes every redirect alike for static hosts, the preview server and nginx', async () => {
    const [text, nginx] = await Promise.all([written(redirectsFile), written(headersFiles.nginx)]);
    const targets = await readRedirects(site);
    expect(text).toContain('/gala /events/hope-gala 301\n/gala/ /events/hope-gala 301\n');
    for (const { from, to } of exampleRedirects) {
      expect([targets.get(from), targets.get(`${from}/`)]).toEqual([to, to]);
      expect(nginx).toContain(
        `location ~ "^${from}/?$" {\n  if (-f $document_root${to}/index.html) {\n    return 301 ${to}`,
      );
    }
  });
});
