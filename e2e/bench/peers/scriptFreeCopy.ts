import { cp, readFile, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../../../shell/compose/dirs';
import { documentFile } from '../../../shell/compose/render/renderDocument';
import { peerFolder, putDocument } from './peerSite';

/** A document as compose wrote it. */
export const composedDocument = (address: string) => readFile(path.join(dirs.site, documentFile(address)), 'utf8');

/** The same document without its scripts. Its styles stand in it already. */
export const withoutScripts = (html: string) =>
  html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*\brel="(?:module)?preload"[^>]*\bas="script"[^>]*>/g, '');

/**
 * Makes a copy of the composed site whose pages have no scripts: what is left is what the words and pictures cost.
 * @returns the folder its `site` stands in.
 */
export async function scriptFreeCopy(addresses: readonly string[]): Promise<string> {
  const folder = peerFolder('script-free');
  const site = path.join(folder, 'site');
  await rm(site, { recursive: true, force: true });
  await cp(await realpath(dirs.site), site, { recursive: true });
  for (const address of addresses) await putDocument(site, address, withoutScripts(await composedDocument(address)));
  return folder;
}
