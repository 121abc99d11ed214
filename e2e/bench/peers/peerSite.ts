import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { places } from '../../../shell/compose/places';
import { compressFile } from '../../../shell/compose/site/compress';
import type { HeaderRule } from '../../../shell/compose/site/headerRules';
import { writeHeaders } from '../../../shell/compose/site/headersFiles';
import { documentFile } from '../../../shell/compose/site/documentFile';

/** What a host sends with any site: documents are asked for anew each time, files named by their content are kept. */
const rules: readonly HeaderRule[] = [
  { path: '/*', headers: { 'cache-control': 'no-cache' } },
  ...(['/images/*', '/assets/*'] as const).map((folder) => ({
    path: folder,
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  })),
];

/** Where a peer of the site is built; `site` in it is what is served. */
export const peerFolder = (name: string) => path.join(places.dist, 'bench', name);

/**
 * Begins the site of a peer with the pictures and icons of the composed one.
 * @returns its folder.
 */
export async function beginSite(folder: string): Promise<string> {
  const site = path.join(folder, 'site');
  await rm(site, { recursive: true, force: true });
  await cp(places.staticFiles, site, { recursive: true });
  await cp(path.join(places.site, 'images'), path.join(site, 'images'), { recursive: true });
  await writeHeaders(site, rules);
  return site;
}

/** Writes a text into a site, and its compressed forms: documents as compose compresses them, other files once and well. */
export async function putText(site: string, file: string, text: string): Promise<void> {
  const target = path.join(site, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
  await compressFile(target, Buffer.from(text), file.endsWith('.html') ? 10 : 11);
}

export const putDocument = (site: string, address: string, html: string) => putText(site, documentFile(address), html);
