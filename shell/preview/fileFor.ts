import path from 'node:path';
import { versionedFolders } from '../compose/site/headerRules';
import { fileStats } from './fileStats';
import { siteAddress } from './siteAddress';
import type { SiteAddress } from './siteAddress';

/** What answers a request: a file of the site, another address of it, or nothing, said with a page or in plain text. */
export type Found =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'missing page' }
  | { readonly kind: 'missing file' };

/** The page that every unknown address shows. */
export const missingPage = '404.html';

/** An address written anew from its parts, so that it can lead nowhere else. */
const redirect = (parts: readonly string[], query: string): Found => ({
  kind: 'redirect',
  to: `/${parts.map(encodeURIComponent).join('/')}${query}`,
});

const versionedTarget = new RegExp(`^/(${versionedFolders.join('|')})/`);

function pageAt(root: string, { parts, slashed, query }: SiteAddress): Found | null {
  const named = parts.at(-1) === 'index.html';
  const address = named ? parts.slice(0, -1) : parts;
  const file = path.posix.join(...address, 'index.html');
  if ((named && slashed) || !fileStats(path.join(root, file))) return null;
  return named || slashed ? redirect(address, query) : { kind: 'file', file };
}

/** Finds what answers a request target such as '/events?from=mail' in a site folder. */
export function fileFor(root: string, target: string): Found {
  const address = siteAddress(target);
  const versioned = versionedTarget.test(target);
  const missing: Found = { kind: versioned ? 'missing file' : 'missing page' };
  if (address === null) return missing;
  const page = versioned ? null : pageAt(root, address);
  if (page) return page;
  const file = path.posix.join(...address.parts);
  if (address.slashed || file === missingPage || !fileStats(path.join(root, file))) return missing;
  return { kind: 'file', file };
}
