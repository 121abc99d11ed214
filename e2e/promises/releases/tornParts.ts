import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { siteFiles } from '../../../shell/compose/publish/uploadPlan';
import { integrityOf } from '../../../shell/compose/Release';
import type { LiveSite } from '../../../shell/compose/LiveSite';
import { editionsIn } from './edition';
import { pageFacts } from './PageFacts';

type Files = ReadonlyMap<string, Buffer>;

const unpack = { '.br': brotliDecompressSync, '.gz': gunzipSync } as const;

/** The compressed forms that are missing, or of other bytes than the file beside them. */
function oddTwins(files: Files): string[] {
  return [...files].flatMap(([file, bytes]) => {
    const ending = path.extname(file);
    if (ending !== '.br' && ending !== '.gz') return [];
    const plain = files.get(file.slice(0, -ending.length));
    return plain?.equals(unpack[ending](bytes)) ? [] : [`${file} is of another file`];
  });
}

/** What is wrong with one document among the files of its site. */
function oddPage(file: string, html: string, files: Files, live: LiveSite): string[] {
  if (!html.endsWith('</html>')) return [`${file} is cut short`];
  const { registry, paths, pins, styles } = pageFacts(html);
  const find = (url: string) => files.get(url.slice(1)) ?? files.get(path.join(url.slice(1), 'index.html')) ?? null;
  const script = pins.find(({ url }) => url.includes('/releases/shell/'))?.url.split('/')[3];
  const versions = new Map([
    ['shell', script],
    ...registry.sections.map(({ name, entry }) => [name, entry.url.split('/')[3]] as const),
  ]);
  const owner = registry.sections.find(({ pages }) => pages.includes(`/${path.dirname(file)}`));
  const editions = editionsIn(html + String(owner ? find(owner.entry.url) : ''));
  const policy = String(files.get('_headers.json'));
  return [
    ...[...paths, ...registry.sections.flatMap(({ pages }) => pages)]
      .filter((url) => !find(url))
      .map((url) => `names ${url}, which is not there`),
    ...pins
      .filter(({ url, integrity }) => integrityOf(find(url) ?? Buffer.of()) !== integrity)
      .map(({ url }) => `pins another file than ${url}`),
    ...live.packages
      .filter(({ name, version }) => versions.get(name) !== version)
      .map(({ name, version }) => `has ${versions.get(name) ?? 'nothing'} of ${name}, the record ${version}`),
    ...styles
      .filter((css) => !policy.includes(createHash('sha256').update(css).digest('base64')))
      .map(() => 'has a style that the policy refuses'),
    ...(editions.length > 1 ? [`mixes the editions ${editions.join(' and ')}`] : []),
  ].map((odd) => `${file} ${odd}`);
}

/**
 * Walks every file of a composed site for what does not belong together: documents that name what is not there or is
 * another file, a record that says something else than the pages, compressed forms of other bytes.
 * @returns a line for each; none of a whole site.
 */
export async function tornParts(link: string): Promise<string[]> {
  const site = await realpath(link);
  const files = new Map<string, Buffer>();
  for (const file of await siteFiles(site)) files.set(file, await readFile(path.join(site, file)));
  const live = JSON.parse(String(files.get('status.json'))) as LiveSite;
  const status = String(files.get('status/index.html'));
  const documents = [...files].filter(([file]) => file.endsWith('.html') && !file.startsWith('status/'));
  return [
    ...documents.flatMap(([file, bytes]) => oddPage(file, bytes.toString(), files, live)),
    ...oddTwins(files),
    ...live.packages.filter(({ version }) => !status.includes(version)).map(({ name }) => `/status misses ${name}`),
    ...[...String(files.get('sitemap.xml')).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)]
      .filter(([, address = '']) => !files.has(path.join(address.slice(1), 'index.html')))
      .map(([, address]) => `the sitemap names ${address}, which is not there`),
  ];
}
