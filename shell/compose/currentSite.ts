import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../system/dirs';
import { parseStatus, statusFile, type Status } from './write/Status';

/**
 * Returns the path of a page's document in a site folder. Every static host finds it there. The 404 page has the address '*'.
 */
export const documentFile = (address: string) =>
  address === '*' ? '404.html' : path.join(address.slice(1), 'index.html');

/** A composed site to compare with. Each of its files is read once. */
export interface EarlierSite {
  /** The folder of the site. It stays the same if another command switches the site. */
  readonly folder: string;
  /** The releases that it shows. It is null if there is no complete site. */
  readonly status: Status | null;
  /** Reads a file as text, such as 'events/index.html'. Returns null if there is none. */
  readonly read: (file: string) => Promise<string | null>;
  /** Reads the document at an address. Returns null if there is none. */
  readonly page: (address: string) => Promise<string | null>;
}

/** Opens the site in a folder; by default the current one. Before the first site, there are no files. */
export async function openSite(given: string = dirs.site): Promise<EarlierSite> {
  const folder = await realpath(given).catch(() => given);
  const known = new Map<string, Promise<string | null>>();
  const read = (file: string) => {
    const text = known.get(file) ?? readFile(path.join(folder, file), 'utf8').catch(() => null);
    known.set(file, text);
    return text;
  };
  return {
    folder,
    status: parseStatus((await read(statusFile)) ?? ''),
    read,
    page: (address) => read(documentFile(address)),
  };
}

/**
 * The parts of a document that change with every release, but that no visitor sees: the registry, and the addresses of scripts.
 */
const unseen = [
  /<script id="registry".*?<\/script>/gs,
  /<template\b.*?<\/template>/gs,
  / integrity="[^"]*"/g,
  /\/releases\/[\w-]+\/\w+\//g,
];

/** Returns a document without the parts that visitors don't see. */
const visibleForm = (html: string) => unseen.reduce((text, part) => text.replaceAll(part, ''), html);

/**
 * Returns the addresses of the pages that look different from those of another site.
 * @param before reads the document at an address of the site to compare with.
 */
export async function changedPages(
  pages: readonly { readonly address: string; readonly html: string }[],
  before: EarlierSite['page'],
): Promise<string[]> {
  const changed = pages.map(async ({ address, html }) => {
    const earlier = await before(address);
    return earlier === null || visibleForm(earlier) !== visibleForm(html) ? [address] : [];
  });
  return (await Promise.all(changed)).flat();
}
