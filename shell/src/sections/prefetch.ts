import { hydrated } from '../document/useDocumentHead';
import { addressOf, sectionAt, type RegisteredSection, type Registry } from './registry';
import type { SectionPages } from './sectionPages';
import { whenIdle } from './whenIdle';

/**
 * How much is fetched ahead of a visitor's intent, in bytes: at most 65 KB, with the headers of eight answers. That is two
 * sections, each with its federation runtime; a further one is fetched when a visitor points at a link to it.
 */
const budget = 61_000;

/** The events that come before a click: pointing at a link, focusing it, touching it. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** What a browser reports of the connection (Network Information API); most report nothing. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const connection = (): Connection => (navigator as Navigator & { connection?: Connection }).connection ?? {};

/** The section of the page that a link leads to; none for other links. */
function sectionOfLink(registry: Registry, link: Element | null): RegisteredSection | undefined {
  return link instanceof HTMLAnchorElement && link.origin === location.origin
    ? sectionAt(registry, addressOf(link.pathname))
    : undefined;
}

/**
 * Fetches sections before a link to them is followed. Once the page is hydrated and idle, it fetches the styles of the home page,
 * then the sections that the page's links lead to, in their order, one at a time and within a budget; not on a slow connection.
 * At any time it fetches the section of a link that a visitor points at. It fetches nothing where the browser is asked to save
 * data.
 */
export function prefetchSections(
  registry: Registry,
  { prefetch, loadHome }: Pick<SectionPages, 'prefetch'> & { readonly loadHome: () => unknown },
): void {
  const { saveData, effectiveType = '4g' } = connection();
  if (saveData) return;
  const asked = new Set<string>();
  let spent = 0;

  async function fetchAhead(section: RegisteredSection): Promise<void> {
    if (asked.has(section.name)) return;
    asked.add(section.name);
    spent += section.bytes;
    await prefetch(section.name);
  }

  async function followLinks(): Promise<void> {
    await Promise.resolve(loadHome()).catch(() => {});
    for (const link of document.links) {
      const section = sectionOfLink(registry, link);
      if (section && spent + section.bytes <= budget) await fetchAhead(section);
    }
  }

  const here = sectionAt(registry, addressOf(location.pathname));
  if (here) asked.add(here.name);
  if (effectiveType === '4g') void hydrated.then(whenIdle).then(followLinks);

  let isFollowing = false;
  const follow = ({ target }: Event) => {
    const section = target instanceof Element ? sectionOfLink(registry, target.closest('a[href]')) : undefined;
    if (!section || isFollowing) return;
    // One at a time: the visitor's own requests come first.
    isFollowing = true;
    void fetchAhead(section).then(() => {
      isFollowing = false;
    });
  };
  for (const intent of intents) document.addEventListener(intent, follow, { passive: true });
}
