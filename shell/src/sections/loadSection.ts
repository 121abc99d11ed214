import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Section, SectionPage } from '@site/section/Section';
import { loadScript } from './loadScript';
import { loadStyle } from './loadStyle';
import type { RegisteredSection } from './registry';
import { within } from './within';

/** How long a section may stay silent before an attempt is given up, in milliseconds. */
const patience = 3000;

const attempts = new Map<string, number>();
const inFlight = new Map<string, Promise<Section>>();

/** A container announces itself as a global once its script has run. */
const hasRun = (container: string) => container in globalThis;

async function load(section: RegisteredSection): Promise<Section> {
  const attempt = attempts.get(section.name) ?? 0;
  attempts.set(section.name, attempt + 1);
  const styled = loadStyle(section);
  if (!hasRun(section.container)) await within(patience, loadScript(section.entry, attempt));
  if (!hasRun(section.container)) throw new Error(`${section.entry.url} is not a section`);
  registerRemotes([{ name: section.container, entry: section.entry.url }]);
  const module = await loadRemote<{ section: Section }>(`${section.container}/section`);
  if (!module) throw new Error(`${section.name} exposes no section`);
  await within(patience, styled);
  return module.section;
}

/**
 * Loads a section once; several askers share one attempt, and a failed attempt is forgotten so that the next asker tries
 * again. Rejects when the section cannot be had, or stays silent too long; a script that runs after all serves the next asker.
 */
export function loadSection(section: RegisteredSection): Promise<Section> {
  const known = inFlight.get(section.name);
  if (known) return known;
  const loading = load(section);
  inFlight.set(section.name, loading);
  loading.catch(() => inFlight.delete(section.name));
  return loading;
}

/** The page a section shows at an address. Rejects when the section cannot be had or has no such page. */
export async function loadPage(section: RegisteredSection, address: string): Promise<SectionPage> {
  const page = (await loadSection(section)).pages.find(({ path }) => path === address);
  if (!page) throw new Error(`${section.name} has no page at ${address}`);
  return page;
}
