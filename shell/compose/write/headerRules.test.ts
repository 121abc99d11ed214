/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scriptPolicyName } from '../../src/sections/loadFile';
import { headersForStaticHosts } from '../../hosts/headersForStaticHosts';
import { headersFor, versionedFolders } from '../../hosts/HeaderRule';
import { readFiles, type ReleaseFiles } from '../Release';
import { headerRules, scriptHashes, styleHashes } from './headerRules';

const hash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const rulesOf = (hashes = [hash]) => headerRules({ styleHashes: hashes, scriptHashes: [], scriptPolicyName });

const policy = () => {
  const text = headersFor(rulesOf(), '/')['content-security-policy'] ?? '';
  return text.split('; ').map((directive) => {
    const [name = '', ...values] = directive.split(' ');
    return [name, values] as const;
  });
};

describe('headerRules', () => {
  it('lets a page load its own files and frame the map and the video, and nothing else', () => {
    expect(Object.fromEntries(policy())).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", `'${hash}'`],
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      'manifest-src': ["'self'"],
      'frame-src': ['https://www.google.com', 'https://www.youtube-nocookie.com'],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': [scriptPolicyName],
    });
  });

  it('lets no script into a page that is not pinned there', () => {
    expect(headersFor(rulesOf(), '/events')).toMatchObject({
      'integrity-policy': 'blocked-destinations=(script)',
    });
  });

  it('has pages asked about again and versioned files kept, for any origin to load', () => {
    const rules = rulesOf();
    for (const path of ['/', '/events', '/nowhere', '/sitemap.xml', '/releases', '/status.json']) {
      expect(headersFor(rules, path)).toMatchObject({
        'cache-control': 'no-cache',
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
});

let releases: string;

beforeAll(async () => {
  releases = await mkdtemp(path.join(tmpdir(), 'releases-'));
});

afterAll(() => rm(releases, { recursive: true }));

async function stored(name: string, version: string, css: string | null): Promise<ReleaseFiles> {
  const folder = path.join(releases, name, version);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'remoteEntry.js'), '');
  if (css !== null) await writeFile(path.join(folder, 'section.css'), css);
  return readFiles(name, folder, version);
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('styleHashes', () => {
  it('names the live style of each package and the different one before it', async () => {
    const kept = [
      await stored('events', '4', '.a{}'),
      await stored('events', '3', '.a{}'),
      await stored('events', '2', '.b{}'),
      await stored('events', '1', '.c{}'),
      await stored('about', '1', '.d{}'),
      await stored('partner', '1', null),
    ];
    expect(await styleHashes(kept)).toEqual(['.a{}', '.d{}', '.b{}'].map(hashOf));
  });

  it('names those of before as far as Cloudflare reads them: 100 rules, 2000 characters a line', async () => {
    const sections = Array.from({ length: 20 }, (_, index) => `section-${index}`);
    const releases = sections.flatMap((name) => [
      stored(name, '2', `.${name}{}`),
      stored(name, '1', `.${name}-before{}`),
    ]);
    const hashes = await styleHashes(await Promise.all(releases));
    expect(hashes.slice(0, 20)).toEqual(sections.map((name) => hashOf(`.${name}{}`)));
    expect(hashes[20]).toBe(hashOf('.section-0-before{}'));
    const rules = headerRules({ styleHashes: hashes, scriptHashes: [hash], scriptPolicyName });
    const lines = headersForStaticHosts(rules).split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000);
  });

  it('names every live style, however many they are', async () => {
    const releases = Array.from({ length: 30 }, (_, index) => stored(`single-${index}`, '1', `.single-${index}{}`));
    expect(await styleHashes(await Promise.all(releases))).toHaveLength(30);
  });

  it('hashes a style as a document has it', async () => {
    expect(await styleHashes([await stored('services', '1', 'a{}\r\nb{}\rc{}')])).toEqual([hashOf('a{}\nb{}\nc{}')]);
  });

  it('names a style that two packages share once', async () => {
    const kept = [await stored('one', '1', '.same{}'), await stored('two', '1', '.same{}')];
    expect(await styleHashes(kept)).toEqual([hashOf('.same{}')]);
  });
});

describe('scriptHashes', () => {
  it('names what a page runs, and neither what it loads nor its data', () => {
    const page = '<script async src="/a.js"></script><script>go()</script><script type="application/json">{}</script>';
    const [hash, before, ...others] = scriptHashes([page, page.replace('go', 'start')]);
    expect(hash).toBe(`sha256-${createHash('sha256').update('go()').digest('base64')}`);
    expect(before).toBe(`sha256-${createHash('sha256').update('start()').digest('base64')}`);
    expect(others).toEqual([]);
  });
});
