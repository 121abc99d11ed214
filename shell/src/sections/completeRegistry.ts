import type { Section } from '@site/section/Section';
import { sectionList } from './pageRegistry';
import type { RegisteredSection, Registry } from './registry';

/** A section of a registry, and what its container provides. */
export type LoadedSection = RegisteredSection & Pick<Section, 'pages' | 'events'>;

/**
 * Returns a registry with what the sections themselves say: their pages, those for people in need, and their events. On a composed
 * site, the list of sections contains the same. Only development has no such list.
 */
export function completeRegistry(registry: Registry, loaded: readonly LoadedSection[]): Registry {
  const sections = loaded.map(({ pages, ...section }) => ({
    ...section,
    addresses: pages.map(({ path }) => path),
    pages: pages.map(({ path }) => path),
    forNeed: pages.flatMap(({ path, isForNeed }) => (isForNeed ? path : [])),
  }));
  const events = loaded.flatMap((section) => section.events ?? []);
  events.sort((a, b) => a.firstDay.localeCompare(b.firstDay));
  // A section may gain pages at any time, so its addresses are no rules.
  return { ...registry, ...sectionList({ ...registry, sections, events }), sections };
}
