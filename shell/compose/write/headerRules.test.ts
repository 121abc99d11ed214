/** @jest-environment node */
import { sampleFilm } from '@site/shared-data/sampleFilm';
import { createHash } from 'node:crypto';
import { headersForStaticHosts, mostPageRules } from '../../hosts/headersForStaticHosts';
import { headersFor, policyHeader, versionedFolders } from '../../hosts/HeaderRule';
import { headerRules, showsSampleFilm } from './headerRules';
import { speculationFile } from './speculationRules';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const styled = (address: string, ...styles: readonly string[]) => ({
  address,
  html: styles.map((style) => `<style id="page-styles">${style}</style>`).join(''),
});

const surroundings = {
  served: new Map<string, string>(),
  scriptPolicyName: 'sections',
  hasSpeculationRules: true,
  files: [],
};

const rulesOf = (pages = [styled('*', '.frame{}')], served: Readonly<Record<string, string>> = {}) =>
  headerRules(pages, { ...surroundings, served: new Map(Object.entries(served)) });

const policyAt = (path: string, rules = rulesOf()) =>
  Object.fromEntries(
    (headersFor(rules, path)[policyHeader] ?? '').split(';').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values] as const;
    }),
  );

describe('headerRules', () => {
  it('lets a page load only its own files and frame only the map and the video', () => {
    expect(policyAt('/')).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", hashOf('.frame{}')],
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      'manifest-src': ["'self'"],
      'connect-src': ["'self'"],
      'frame-src': ['https://www.google.com', showsSampleFilm ? "'self'" : 'https://www.youtube-nocookie.com'],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['sections'],
    });
  });

  it('lets only the film page play the film, in a frame of this site, with its own style and script', () => {
    const film = '<style>video{}</style><script>play()</script>';
    const rules = headerRules([styled('*', '.frame{}')], { ...surroundings, film });
    expect(policyAt(sampleFilm.path, rules)).toMatchObject({
      'default-src': ["'none'"],
      'media-src': ["'self'"],
      'style-src': [hashOf('video{}')],
      'script-src': [hashOf('play()')],
      'frame-ancestors': ["'self'"],
    });
    expect(policyAt('/', rules)).not.toHaveProperty('media-src');
    expect(policyAt('/', rules)['frame-ancestors']).toEqual(["'none'"]);
  });

  it('blocks scripts that a page does not pin', () => {
    expect(headersFor(rulesOf(), '/library')).toMatchObject({
      'integrity-policy': 'blocked-destinations=(script)',
    });
  });

  it('makes browsers revalidate pages and cache versioned files, which any origin may load', () => {
    const rules = rulesOf();
    for (const path of ['/', '/library', '/nowhere', '/sitemap.xml', '/releases', '/status.json']) {
      expect(headersFor(rules, path)).toMatchObject({
        'cache-control': 'no-cache, no-transform',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
    for (const folder of versionedFolders) {
      expect(headersFor(rules, `/${folder}/file`)).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
        'cross-origin-resource-policy': 'cross-origin',
      });
    }
  });

  it('names the file with the speculation rules on pages, which every host sends with its type', () => {
    const rules = rulesOf([styled('*'), styled('/library')]);
    for (const page of ['/library', '/nowhere'])
      expect(headersFor(rules, page)['speculation-rules']).toBe(`"/${speculationFile}"`);
    expect(headersFor(rules, '/images/a.avif')).not.toHaveProperty('speculation-rules');
    expect(headersFor(rules, `/${speculationFile}`)['content-type']).toBe('application/speculationrules+json');
    const without = headerRules([styled('*')], { ...surroundings, hasSpeculationRules: false });
    expect(headersFor(without, '/')).not.toHaveProperty('speculation-rules');
  });

  it('lets no script run in an XML file of a section, which every host sends with its type', () => {
    const types = { xml: 'application/xml', rss: 'application/rss+xml', atom: 'application/atom+xml' };
    const files = [...Object.keys(types), 'ics', 'txt', 'csv', 'vcf', 'json'].map((ending) => `/library/new.${ending}`);
    const rules = headerRules([styled('*'), styled('/library')], { ...surroundings, files });
    for (const [ending, type] of Object.entries(types)) {
      expect(headersFor(rules, `/library/new.${ending}`)).toMatchObject({
        'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
        'content-type': type,
        'x-content-type-options': 'nosniff',
      });
    }
    expect(rules.filter(({ path }) => path.startsWith('/*.'))).toHaveLength(3);
    expect(policyAt('/library', rules)).not.toHaveProperty('sandbox');
    expect(headersFor(rules, '/library/new.ics')).toBe(headersFor(rules, '/nowhere'));
  });

  it('names the styles of a page only at its address', () => {
    const rules = rulesOf([styled('*', '.lost{}'), styled('/library', '.frame{}', '.books{}')]);
    expect(policyAt('/library', rules)['style-src']).toEqual(["'self'", hashOf('.frame{}'), hashOf('.books{}')]);
    expect(policyAt('/nowhere', rules)['style-src']).toEqual(["'self'", hashOf('.lost{}')]);
  });

  it('keeps the hashes of the served document until the new one is sent', () => {
    const pages = [{ address: '/library', html: '<style>.new{}</style><script>go()</script>' }];
    const rules = rulesOf(pages, { '/library': '<style>.old{}</style><script>start()</script>' });
    expect(policyAt('/library', rules)).toMatchObject({
      'style-src': ["'self'", hashOf('.new{}'), hashOf('.old{}')],
      'script-src': ["'self'", hashOf('go()'), hashOf('start()')],
    });
  });

  it('names the scripts that a page runs, but not those it loads, or its data', () => {
    const html = '<script async src="/a.js"></script><script>go()</script><script type="application/json">{}</script>';
    expect(policyAt('/', rulesOf([{ address: '*', html }]))['script-src']).toEqual(["'self'", hashOf('go()')]);
  });

  it('lets a page that opens alone load only the scripts that it pins', () => {
    const scripts =
      '<script async src="/a.js" integrity="sha384-a"></script><link rel="preload" as="script" href="/b.js" integrity="sha384-b">';
    const styles = '<link rel="preload" as="style" href="/c.css" integrity="sha384-c">';
    const alone = {
      address: '/gift',
      html: `<!doctype html><html lang="en" data-alone="">${scripts}${styles}<script>1</script>`,
    };
    const other = { address: '/shop', html: `<!doctype html><html lang="en">${scripts}` };
    const many = Array.from({ length: mostPageRules }, (_, page) => styled(`/shop/${page}`));
    for (const pages of [
      [styled('*'), alone, other],
      [styled('*'), alone, other, ...many],
    ]) {
      const rules = rulesOf(pages);
      expect(policyAt('/gift', rules)['script-src']).toEqual(["'sha384-a'", "'sha384-b'", hashOf('1')]);
      expect(policyAt('/shop', rules)['script-src']).toContain("'self'");
      // The opener policy keeps other pages from holding its window.
      const openers = ['/gift', '/shop', '/nowhere'].map(
        (path) => headersFor(rules, path)['cross-origin-opener-policy'],
      );
      expect(openers).toEqual(['same-origin', undefined, undefined]);
    }
  });

  it('takes no text of a page for the hash of a script', () => {
    const text = `<p title="<script integrity="sha384-a' *;\nx-header: 1"></p>`;
    const html = `<!doctype html><html data-alone=""><script async src="/a.js" integrity="sha384-a"></script>${text}`;
    const policy = headersFor(rulesOf([styled('*'), { address: '/gift', html }]), '/gift')[policyHeader];
    expect(policy).toContain("script-src 'sha384-a';");
    expect(policy).not.toContain('x-header');
  });

  it('hashes a style as the document contains it', () => {
    const rules = rulesOf([styled('*', 'a{}\r\nb{}\rc{}')]);
    expect(policyAt('/', rules)['style-src']).toEqual(["'self'", hashOf('a{}\nb{}\nc{}')]);
  });

  it('stays within the limits of Cloudflare: 100 rules, 2000 characters a line', () => {
    for (const [count, feeds] of [
      [mostPageRules, 0],
      [mostPageRules - 10, 20],
      [mostPageRules, 1],
      [mostPageRules - 1, 300],
      [mostPageRules + 1, 40],
      [1000, 300],
    ] as const) {
      const pages = Array.from({ length: count }, (_, index) => styled(`/${index}`, `.owner-${index % 20}{}`));
      const served = Object.fromEntries(pages.map(({ address }) => [address, `<style>.old-${address}{}</style>`]));
      const files = Array.from({ length: feeds }, (_, index) => `/${index}.rss`);
      const facts = { ...surroundings, files, film: '<style>video{}</style>', served: new Map(Object.entries(served)) };
      const rules = headerRules([styled('*', '.lost{}'), ...pages].slice(0, count), facts);
      const lines = headersForStaticHosts(rules).split('\n');
      expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
      expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000);
      for (const { address, html } of pages.slice(0, count - 1)) {
        const [, style = ''] = /<style\b[^>]*>(.*)<\/style>/.exec(html) ?? [];
        expect(policyAt(address, rules)['style-src']).toContain(hashOf(style));
      }
    }
  });
});
