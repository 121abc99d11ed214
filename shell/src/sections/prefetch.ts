import { hydrated } from '../document/hydration';
import { connection } from '../document/connection';
import { whenIdle } from '../document/whenIdle';
import { destinationOf } from './destinationOf';
import { canPrefetch } from './loadFile';
import { addressOf, sectionAt, type RegisteredSection, type Registry } from './registry';
import type { SectionPages } from './sectionPages';

/**
 * The limit for prefetching before a visitor shows an intent, in bytes: 65 KB with the headers of eight responses. This
 * is enough for two sections with their federation runtimes. Pointing at a link prefetches a further one.
 */
const budget = 61_000;

/** The events before a click: pointing at a link, focusing it, touching it. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

const idle = () => new Promise<void>((resolve) => whenIdle(resolve, 10_000));

interface Prefetching extends Pick<SectionPages, 'prefetch'> {
  /** Completes the registry (`sectionListLoader`). */
  readonly complete: () => true | Promise<unknown>;
}

/**
 * Prefetches sections before a visitor follows a link to them, and runs none of their code. It waits until the page is hydrated and
 * idle. Then it loads the list of all sections, and the sections that the page links to. It loads them in order, one at a time and
 * within a limit, but not on a slow connection. When a visitor points at a link, it prefetches its section. If the browser has a
 * preference to save data, it prefetches nothing. The browser itself prefetches a document that a link opens
 * (`shell/compose/write/speculationRules.ts`).
 */
export function prefetchSections(registry: Registry, { prefetch, complete }: Prefetching): void {
  const { saveData, effectiveType = '4g' } = connection();
  if (saveData) return;
  const asked = new Set<string>();
  let spent = 0;

  async function prefetchOnce(section: RegisteredSection): Promise<void> {
    if (asked.has(section.name)) return;
    asked.add(section.name);
    spent += section.bytes;
    await prefetch(section);
  }

  async function followLinks(): Promise<void> {
    await complete();
    for (const link of document.links) {
      const section = destinationOf(registry, link)?.section;
      if (!section || asked.has(section.name) || spent + section.bytes > budget) continue;
      if (!section.isLazy && !canPrefetch()) continue;
      await idle();
      await prefetchOnce(section);
    }
  }

  const here = sectionAt(registry, addressOf(location.pathname));
  if (here) asked.add(here.name);
  if (effectiveType === '4g') {
    void hydrated
      .then(idle)
      .then(followLinks)
      .catch(() => {});
  }

  let isFollowing = false;
  const follow = async ({ target }: Event) => {
    // Most pointer events are on no link, and need no list of sections.
    if (!destinationOf(registry, target)) return;
    await complete();
    const section = destinationOf(registry, target)?.section;
    if (!section || isFollowing) return;
    // One at a time, because the visitor's own requests come first.
    isFollowing = true;
    void prefetchOnce(section).then(() => {
      isFollowing = false;
    });
  };
  for (const intent of intents) {
    document.addEventListener(intent, (event) => void follow(event).catch(() => {}), { passive: true });
  }
}
