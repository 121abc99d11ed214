import { formatDate } from '@site/shared-data/dates/eventDate';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '../../src/sections/registry';

const registryBlock = /<script id="\w+" type="application\/json">(.*?)<\/script>/s;

/** The events of the site as it stands; null where none stands, or its front door cannot be read. */
async function standingEvents(site: string): Promise<Registry['events'] | null> {
  const html = await readFile(path.join(site, 'index.html'), 'utf8').catch(() => '');
  const [, text] = registryBlock.exec(html) ?? [];
  return text === undefined ? null : (JSON.parse(text) as Registry).events;
}

/** Asks about events that are new, or on a new day, and over already: most often their year is a slip. */
export async function questionsAboutPast(
  { events, day }: Pick<Registry, 'events' | 'day'>,
  site: string,
): Promise<string[]> {
  const standing = await standingEvents(site);
  if (!standing) return [];
  const known = new Set(standing.map(({ path, firstDay }) => `${path} ${firstDay}`));
  return events
    .filter(({ path, firstDay, lastDay }) => lastDay < day && !known.has(`${path} ${firstDay}`))
    .map(({ title, lastDay }) => `⚠ ${title}: ${formatDate(lastDay)} is over; is the year right?`);
}
