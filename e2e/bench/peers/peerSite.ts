import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../../../shell/compose/dirs';
import { compressFile } from '../../../shell/hosts/compress';
import type { HeaderRule } from '../../../shell/hosts/HeaderRule';
import { writeHeaders } from '../../../shell/hosts/headersFiles';
import { documentFile } from '../../../shell/compose/render/renderDocument';

/** What a host sends with any site: documents are asked for anew each time, files named by their content are kept. */
const rules: readonly HeaderRule[] = [
  { path: '/*', headers: { 'cache-control': 'no-cache' } },
  ...(['/images/*', '/assets/*'] as const).map((folder) => ({
    path: folder,
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  })),
];

/** Where a peer of the site is built; `site` in it is what is served. */
export const peerFolder = (name: string) => path.join(dirs.dist, 'bench', name);

/**
 * Begins the site of a peer with the pictures and icons of the composed one.
 * @returns its folder.
 */
export async function beginSite(folder: string): Promise<string> {
  const site = path.join(folder, 'site');
  await rm(site, { recursive: true, force: true });
  await cp(dirs.staticFiles, site, { recursive: true });
  await cp(path.join(dirs.site, 'images'), path.join(site, 'images'), { recursive: true });
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
