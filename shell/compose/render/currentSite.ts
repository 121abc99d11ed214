import { formatDate } from '@site/shared-data/dates/eventDate';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '../../src/sections/registry';
import { dirs } from '../../system/dirs';

/** The file of a page's document in a site folder, where any static host finds it. The 404 page has the address '*'. */
export const documentFile = (address: string) =>
  address === '*' ? '404.html' : path.join(address.slice(1), 'index.html');

/** The document at an address of the current site; null where there is none. */
export const currentPage = (address: string): Promise<string | null> =>
  readFile(path.join(dirs.site, documentFile(address)), 'utf8').catch(() => null);

/** The parts of a document that change with every release and are invisible to visitors: the registry, and addresses of scripts. */
const unseen = [
  /<script id="registry".*?<\/script>/gs,
  /<template\b.*?<\/template>/gs,
  / integrity="[^"]*"/g,
  /\/releases\/[\w-]+\/\w+\//g,
];

/** A document without its invisible parts. */
const visibleForm = (html: string) => unseen.reduce((text, part) => text.replaceAll(part, ''), html);

/** The addresses of the pages that differ for visitors from those of the current site, or of another that `before` reads. */
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

/** A line for each event that is over and new, or moved to a past day: its year is often wrong. None for a first site. */
export async function remindersOfPast({ events, day }: Pick<Registry, 'events' | 'day'>): Promise<string[]> {
  const [, registry] = /<script id="registry"[^>]*>(.*?)<\/script>/s.exec((await currentPage('/')) ?? '') ?? [];
  if (registry === undefined) return [];
  const current = JSON.parse(registry) as Registry;
  const known = new Map(current.events.map(({ path, firstDay }) => [path, firstDay]));
  const over = events.filter(({ path, firstDay, lastDay }) => lastDay < day && known.get(path) !== firstDay);
  // A page knows a few events: one that it does not know is new where its own page is.
  const isNew = await Promise.all(over.map(async ({ path }) => known.has(path) || !(await currentPage(path))));
  return over
    .filter((_, index) => isNew[index])
    .map(({ title, lastDay }) => `⚠ ${title}: ${formatDate(lastDay)} is over; is the year right?`);
}
