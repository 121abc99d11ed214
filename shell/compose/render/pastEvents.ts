import { formatDate } from '@site/shared-data/dates/eventDate';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '../../src/sections/registry';

const registryBlock = /<script id="\w+" type="application\/json">(.*?)<\/script>/s;

/** The events of the current site; null where there is no site or its home page cannot be read. */
async function currentEvents(site: string): Promise<Registry['events'] | null> {
  const html = await readFile(path.join(site, 'index.html'), 'utf8').catch(() => '');
  const [, text] = registryBlock.exec(html) ?? [];
  return text === undefined ? null : (JSON.parse(text) as Registry).events;
}

/** A line for each event that is over and new, or moved to a past day: its year is often wrong. */
export async function remindersOfPast(
  { events, day }: Pick<Registry, 'events' | 'day'>,
  site: string,
): Promise<string[]> {
  const current = await currentEvents(site);
  if (!current) return [];
  const known = new Set(current.map(({ path, firstDay }) => `${path} ${firstDay}`));
  return events
    .filter(({ path, firstDay, lastDay }) => lastDay < day && !known.has(`${path} ${firstDay}`))
    .map(({ title, lastDay }) => `⚠ ${title}: ${formatDate(lastDay)} is over; is the year right?`);
}
