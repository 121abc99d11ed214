import type { Checked } from './check/checkSite';
import { removedSections, type Made } from './choose';
import { remindersOfPast } from './render/currentSite';

/** Returns notes for people: on removed and unlisted pages, on dead and redirected links, and on new events in the past. */
export async function notesOn(checked: Made<Checked>): Promise<string[]> {
  const { demo, redirects, deadLinks, movedLinks } = checked.site;
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  const answer = (page: string) => `${page} ${targets.has(page) ? `leads to ${targets.get(page)}` : 'is gone'}`;
  const removed = removedSections(checked.current, checked.branches).map((name) => {
    const answers = (checked.pagesBefore.get(name) ?? []).map(answer).join(', ');
    return `⚠ ${name} has no row in shell/build/sections.json and leaves the site: ${answers}`;
  });
  return [
    ...removed,
    ...(checked.isRollback ? [] : await remindersOfPast(checked.site, checked.currentSite)),
    ...(typeof demo === 'boolean'
      ? []
      : [`⚠ Pages of ${demo.join(', ')} still show samples: search engines may not list them`]),
    ...deadLinks.map((link) => `⚠ ${link.owner}: ${link.words}, where there is no page or file any more`),
    ...movedLinks.map((link) => `⚠ ${link.owner}: ${link.words}, which leads to ${targets.get(link.leadsTo)} now`),
  ];
}
