import type { Section, SectionPage } from '@site/section/Section';
import { containerOf, sectionOf } from './federationHost';
import { loadScript } from './loadScript';
import { loadStyle } from './loadStyle';
import { patience } from './patience';
import type { RegisteredSection, Registry } from './registry';
import { sectionAt } from './registry';
import { within } from './within';

/** How many attempts at one section may hang: connections to a host are few, and the visitor's next page needs one. */
const mostUnanswered = 2;

const attempts = new Map<string, number>();
const unanswered = new Map<string, Set<Promise<Section>>>();
const shared = new Map<string, Promise<Section>>();
const arrived = new Set<string>();

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

/** A new attempt, or those that hang already. */
function attempt(section: RegisteredSection): Promise<Section> {
  const hanging = unanswered.get(section.name) ?? new Set();
  unanswered.set(section.name, hanging);
  if (hanging.size >= mostUnanswered) return Promise.any(hanging);
  const loading = load(section);
  hanging.add(loading);
  const answered = () => hanging.delete(loading);
  loading.then(answered, answered);
  return loading;
}

/**
 * Loads a section once; several askers share one attempt. One that failed or stays silent too long is forgotten, so that the
 * next asker tries again; should it answer late after all, it serves everyone. Rejects when the section cannot be had.
 */
export function loadSection(section: RegisteredSection): Promise<Section> {
  const { name } = section;
  const known = shared.get(name);
  if (known) return known;
  const loading = attempt(section);
  shared.set(name, loading);
  within(patience, loading).then(
    () => {},
    () => {
      if (shared.get(name) === loading) shared.delete(name);
    },
  );
  loading.then(
    () => {
      if (!arrived.has(name)) shared.set(name, loading);
      arrived.add(name);
    },
    () => {},
  );
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
