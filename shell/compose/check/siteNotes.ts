import { formatDate } from '@site/shared-data/dates/eventDate';
import type { Registry } from '../../src/sections/registry';
import type { EarlierSite } from '../currentSite';
import type { Rendered } from '../render/Site';
import type { CheckOptions } from './checkSite';
import type { SiteLinks } from './links';

/**
 * Returns a line for each past event that is new, or that moved to a past day. Its year is often wrong. Returns nothing for a
 * first site.
 */
async function remindersOfPast(
  { events, day }: Pick<Registry, 'events' | 'day'>,
  { page }: Pick<EarlierSite, 'page'>,
): Promise<string[]> {
  const [, registry] = /<script id="registry"[^>]*>(.*?)<\/script>/s.exec((await page('/')) ?? '') ?? [];
  if (registry === undefined) return [];
  const current = JSON.parse(registry) as Registry;
  const known = new Map(current.events.map(({ path, firstDay }) => [path, firstDay]));
  const over = events.filter(({ path, firstDay, lastDay }) => lastDay < day && known.get(path) !== firstDay);
  // A page lists only some events. An event that is not listed is new if it has no page yet.
  const isNew = await Promise.all(over.map(async ({ path }) => known.has(path) || !(await page(path))));
  return over
    .filter((_, index) => isNew[index])
    .map(({ title, lastDay }) => `⚠ ${title}: ${formatDate(lastDay)} is in the past; is the year right?`);
}

/**
 * Returns notes for people on a valid site: on removed and unlisted pages, on dead and redirected links, and on new events in the
 * past.
 */
export async function siteNotes(
  { events, day, demo }: Pick<Rendered, 'events' | 'day' | 'demo'>,
  { redirects, deadLinks, movedLinks, deadPlaces }: SiteLinks,
  { changed, pagesBefore, currentSite, isRollback }: CheckOptions,
): Promise<string[]> {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  const answer = (page: string) => `${page} ${targets.has(page) ? `redirects to ${targets.get(page)}` : 'is gone'}`;
  const removed = [...pagesBefore].filter(([name]) => !changed.has(name));
  return [
    ...removed.map(
      ([name, pages]) =>
        `⚠ ${name} has no row in shell/build/sections.json and leaves the site: ${pages.map(answer).join(', ')}`,
    ),
    ...(isRollback ? [] : await remindersOfPast({ events, day }, currentSite)),
    ...(typeof demo === 'boolean'
      ? []
      : [`⚠ Pages of ${demo.join(', ')} still show samples, so search engines must not list them`]),
    ...deadLinks.map((link) => `⚠ ${link.owner}: ${link.words}, where there is no longer a page or file`),
    ...deadPlaces.map((link) => `⚠ ${link.owner}: ${link.words}, where no element has the id '${link.place}'`),
    ...movedLinks.map((link) => `⚠ ${link.owner}: ${link.words}, which now redirects to ${targets.get(link.leadsTo)}`),
  ];
}
