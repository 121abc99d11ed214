import type { Section, SectionPage } from '@site/section/Section';
import { loadScript } from './loadScript';
import { loadStyle } from './loadStyle';
import type { RegisteredSection, Registry } from './registry';
import { sectionAt } from './registry';
import { sectionHost } from './sectionHost';
import { within } from './within';

/** How long a section may stay silent before an attempt is given up, in milliseconds. */
const patience = 3000;

const attempts = new Map<string, number>();
const inFlight = new Map<string, Promise<Section>>();

/** A container announces itself as a global once its script has run. */
const hasRun = (container: string) => container in globalThis;

async function load(registry: Registry, section: RegisteredSection): Promise<Section> {
  const { name, container, entry } = section;
  const styled = loadStyle(section);
  // Awaited below; until then a failure is not unhandled.
  styled.catch(() => {});
  const host = await sectionHost(registry.federation);
  if (!hasRun(container)) {
    const attempt = attempts.get(name) ?? 0;
    attempts.set(name, attempt + 1);
    await loadScript(entry, attempt);
  }
  if (!hasRun(container)) throw new Error(`${entry.url} is not a section`);
  const loaded = await host.sectionOf(container, entry.url);
  await styled;
  return loaded;
}

/**
 * Loads a section once; several askers share one attempt, and a failed attempt is forgotten so that the next asker tries
 * again. Rejects when the section cannot be had, or stays silent too long; a script that runs after all serves the next asker.
 */
export function loadSection(registry: Registry, section: RegisteredSection): Promise<Section> {
  const known = inFlight.get(section.name);
  if (known) return known;
  const loading = within(patience, load(registry, section));
  inFlight.set(section.name, loading);
  loading.catch(() => inFlight.delete(section.name));
  return loading;
}

/** The page at an address. Rejects when its section cannot be had or has no such page. */
export async function loadPage(registry: Registry, address: string): Promise<SectionPage> {
  const section = sectionAt(registry, address);
  if (!section) throw new Error(`no section answers for ${address}`);
  const page = (await loadSection(registry, section)).pages.find(({ path }) => path === address);
  if (!page) throw new Error(`${section.name} has no page at ${address}`);
  return page;
}
