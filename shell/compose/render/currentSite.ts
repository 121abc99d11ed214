import { formatDate } from '@site/shared-data/dates/eventDate';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '../../src/sections/registry';
import { dirs } from '../../system/dirs';

/**
 * Returns the path of a page's document in a site folder. Every static host finds it there. The 404 page has the address '*'.
 */
export const documentFile = (address: string) =>
  address === '*' ? '404.html' : path.join(address.slice(1), 'index.html');

/** Reads the document at an address of the current site. Returns null if there is none. */
export const currentPage = (address: string): Promise<string | null> =>
  readFile(path.join(dirs.site, documentFile(address)), 'utf8').catch(() => null);

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
 * Returns the addresses of the pages that look different from those of the current site.
 * @param before reads the document at an address of the site to compare with.
 */
export async function changedPages(
  pages: readonly { readonly address: string; readonly html: string }[],
  before = currentPage,
): Promise<string[]> {
  const changed = pages.map(async ({ address, html }) => {
    const earlier = await before(address);
    return earlier === null || visibleForm(earlier) !== visibleForm(html) ? [address] : [];
  });
  return (await Promise.all(changed)).flat();
}

/**
 * Returns a line for each past event that is new, or that moved to a past day. Its year is often wrong. Returns nothing for a
 * first site.
 */
export async function remindersOfPast({ events, day }: Pick<Registry, 'events' | 'day'>): Promise<string[]> {
  const [, registry] = /<script id="registry"[^>]*>(.*?)<\/script>/s.exec((await currentPage('/')) ?? '') ?? [];
  if (registry === undefined) return [];
  const current = JSON.parse(registry) as Registry;
  const known = new Map(current.events.map(({ path, firstDay }) => [path, firstDay]));
  const over = events.filter(({ path, firstDay, lastDay }) => lastDay < day && known.get(path) !== firstDay);
  // A page lists only some events. An event that is not listed is new if it has no page yet.
  const isNew = await Promise.all(over.map(async ({ path }) => known.has(path) || !(await currentPage(path))));
  return over
    .filter((_, index) => isNew[index])
    .map(({ title, lastDay }) => `⚠ ${title}: ${formatDate(lastDay)} is over; is the year right?`);
}
