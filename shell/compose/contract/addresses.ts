import type { BuiltPackage } from '@site/build/packages';
import { readdirSync } from 'node:fs';
import { sampleFilm } from '@site/shared-data/sampleFilm';
import { dirs } from '../../system/dirs';

/** First parts of an address that are reserved for files of the site. */
const reserved = /^\/(releases|images|fonts|status|film|live|404)(\/|$)/;

/** Files that compose writes. */
const ownFiles = /^\/(sitemap\.xml|robots\.txt|(status|watch)\.json|film\.vtt|events\.ics|manifest\.webmanifest)$/;

/**
 * Endings of text files that every host serves and no browser runs. Other files could run as a script, at the host or in pages.
 */
const fileEndings = ['ics', 'xml', 'rss', 'atom', 'json', 'txt', 'csv', 'vcf'];

/** Documents that compose writes next to the pages of sections: a report for owners, and the film for a frame. */
export const ownDocuments: readonly string[] = ['/status', sampleFilm.path];

/** Files that every site has, such as its icons. */
const staticFiles = readdirSync(dirs.staticFiles);

/** File systems accept names of at most 255 bytes. */
const tooLong = /[^/]{101}|.{201}/;

const kept = 'is kept for files of the site; take another address';

/** Returns the fault of a page's address, or null. */
export function addressFault(address: string): string | null {
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(address) || tooLong.test(address)) {
    return 'is not an address of a page; use lower-case words, digits and single hyphens after each slash, 100 characters at most, 200 in all';
  }
  return reserved.test(address) ? kept : null;
}

/** Returns the fault in the address of a section's file, or null. */
export function fileAddressFault(address: string): string | null {
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+\.[a-z0-9]+$/.test(address) || tooLong.test(address)) {
    return 'is not an address of a file; use lower-case words and an ending, such as /events/hope-gala.ics, 100 characters at most after each slash, 200 in all';
  }
  if (reserved.test(address) || ownFiles.test(address) || staticFiles.includes(address.slice(1))) return kept;
  if (fileEndings.some((ending) => address.endsWith(`.${ending}`))) return null;
  return `has an ending that hosts or browsers may treat as a program; use one of ${fileEndings.join(', ')}`;
}

/**
 * Returns the name of the section that owns an address, or undefined if any section may use it. Of two rows, the more specific
 * one wins.
 */
export function addressOwner(address: string, rows: readonly Pick<BuiltPackage, 'name' | 'addresses'>[]) {
  const isIn = (named: string) =>
    address === named || (named.endsWith('/**') && `${address}/`.startsWith(named.slice(0, -2)));
  return rows
    .flatMap(({ name, addresses = [] }) => addresses.filter(isIn).map(({ length }) => ({ name, length })))
    .sort((a, b) => b.length - a.length)[0]?.name;
}
