import path from 'node:path';
import { unescape } from 'node:querystring';
import { siteFiles } from '../hosts/siteFiles';
import type { HeaderRule } from '../hosts/HeaderRule';
import { readHeaders } from '../hosts/headersFiles';
import { readRedirects } from '../hosts/redirects';

/** The answer to an address: a file of the site, or a redirect. */
type Answer = { readonly file: string } | { readonly location: string; readonly status: 301 | 308 };

/** A composed site. Its files and rules never change, because each change writes another folder. */
export interface ServedSite {
  readonly root: string;
  readonly rules: readonly HeaderRule[];
  /** The answers by path, in the form of `normalizePath`. The server serves nothing else. */
  readonly answers: ReadonlyMap<string, Answer>;
  /** The addresses of its pages. */
  readonly pages: readonly string[];
}

/** The page for unknown addresses. It has no address itself. */
export const notFoundPage = '404.html';

/** Returns whether a file has no address: dotfiles, files for hosts such as `_headers`, and precompressed files. */
const isHidden = (file: string) => file === notFoundPage || /^_|^\.(?!well-known\/)|\/\.|\.(br|gz)$/.test(file);

/**
 * Returns the normal form of a path: '/%65vents' becomes '/events'. An encoded slash stays encoded, and so does
 * anything that cannot be decoded.
 */
export const normalizePath = (pathname: string) =>
  pathname.replaceAll(/[^/]+/g, (segment) => encodeURIComponent(unescape(segment)));

/** Reads a site. Each page has one address: '/events/' and '/events/index.html' redirect to '/events'. */
export async function readSite(root: string): Promise<ServedSite> {
  const answers = new Map<string, Answer>();
  const pages: string[] = [];
  for (const file of (await siteFiles(root)).filter((name) => !isHidden(name))) {
    const address = `/${file.split('/').map(encodeURIComponent).join('/')}`;
    const [, folder] = /^(.*\/)index\.html$/.exec(address) ?? [];
    const page = path.posix.dirname(address);
    if (folder) {
      pages.push(page);
      for (const other of [folder, address]) answers.set(other, { location: page, status: 308 });
    }
    answers.set(folder ? page : address, { file });
  }
  for (const [from, location] of await readRedirects(root)) {
    for (const form of [from, path.posix.join(from, 'index.html')]) answers.set(form, { location, status: 301 });
  }
  return { root, rules: await readHeaders(root), answers, pages };
}
