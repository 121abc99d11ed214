import type { Section, SectionPage } from '@site/section/Section';
import { containerOf, sectionOf } from './federationHost';
import { loadScript } from './loadScript';
import { loadStyle } from './loadStyle';
import type { RegisteredSection, Registry } from './registry';
import { sectionAt } from './registry';
import { within } from './within';

/** How long a section may stay silent before an attempt is given up, in milliseconds. */
const patience = 3000;

const attempts = new Map<string, number>();
const inFlight = new Map<string, Promise<Section>>();

async function load(section: RegisteredSection): Promise<Section> {
  const { name, container, entry } = section;
  const styled = loadStyle(section);
  // Awaited below; until then a failure is not unhandled.
  styled.catch(() => {});
  if (!containerOf(container)) {
    const attempt = attempts.get(name) ?? 0;
    attempts.set(name, attempt + 1);
    await loadScript(entry, attempt);
  }
  const loaded = containerOf(container);
  if (!loaded) throw new Error(`${entry.url} is not a section`);
  const answer = await sectionOf(loaded);
  await styled;
  return answer;
}

/**
 * Loads a section once; several askers share one attempt, and a failed attempt is forgotten so that the next asker tries
 * again. Rejects when the section cannot be had, or stays silent too long; a script that runs after all serves the next asker.
 */
export function loadSection(section: RegisteredSection): Promise<Section> {
  const known = inFlight.get(section.name);
  if (known) return known;
  const loading = within(patience, load(section));
  inFlight.set(section.name, loading);
  loading.catch(() => inFlight.delete(section.name));
  return loading;
}

/** The page at an address. Rejects when its section cannot be had or has no such page. */
export async function loadPage(registry: Registry, address: string): Promise<SectionPage> {
  const section = sectionAt(registry, address);
  if (!section) throw new Error(`no section answers for ${address}`);
  const page = (await loadSection(section)).pages.find(({ path }) => path === address);
  if (!page) throw new Error(`${section.name} has no page at ${address}`);
  return page;
}
