import { cp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFile } from '../../shell/compose/site/compress';
import { documentFile } from '../../shell/compose/site/writeSite';
import { places } from '../../shell/compose/places';

/** The same document without its scripts: what a plain HTML file would do. Its styles stand in it already. */
const withoutScripts = (html: string) =>
  html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*\brel="(?:module)?preload"[^>]*\bas="script"[^>]*>/g, '');

/**
 * Makes the script-free twin of the composed site in a folder of its own.
 * @returns the folder, for `SITE_DIST`.
 */
export async function twinSite(addresses: readonly string[]): Promise<string> {
  const folder = path.join(places.dist, 'twin');
  const site = path.join(folder, 'site');
  await rm(folder, { recursive: true, force: true });
  await cp(await realpath(places.site), site, { recursive: true });
  for (const address of addresses) {
    const file = path.join(site, documentFile(address));
    await writeFile(file, withoutScripts(await readFile(file, 'utf8')));
    await compressFile(file, undefined, 10);
  }
  return folder;
}
