import { live } from '../document/useDocumentHead';
import { addressOf, sectionAt } from './registry';
import type { RegisteredSection, Registry } from './registry';
import type { SectionPages } from './sectionPages';
import { whenIdle } from './whenIdle';

/**
 * What may be fetched ahead without being asked for, in bytes: 65 KB (promises, A) with the headers of eight answers. It holds
 * two sections, each with its federation runtime; whoever touches a link to another one has it fetched then.
 */
const budget = 61_000;

/** What a visitor does with a link before following it: pointing, focusing, touching. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** What browsers tell of the connection (Network Information API); most tell nothing. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const connection = (): Connection => (navigator as Navigator & { connection?: Connection }).connection ?? {};

/** The section a link leads to, if it is a link to a page of this site. */
function sectionOfLink(registry: Registry, link: Element | null): RegisteredSection | undefined {
  return link instanceof HTMLAnchorElement && link.origin === location.origin
    ? sectionAt(registry, addressOf(link.pathname))
    : undefined;
}

/**
 * Fetches what links lead to before they are followed, so that the page is there when they are. Once the page is live and
 * idle: the styles of the front door, where every page leads, and the sections the page's links lead to, in their order, one
 * after the other, within a budget; not on a thin connection. And the sections a visitor shows interest in. Visitors who ask
 * their browser to save data are not made to pay for a guess.
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
  if (effectiveType === '4g') void live.then(whenIdle).then(followLinks);

  let isFollowing = false;
  const follow = ({ target }: Event) => {
    const section = target instanceof Element ? sectionOfLink(registry, target.closest('a[href]')) : undefined;
    if (!section || isFollowing) return;
    // One at a time: guesses never stand in the way.
    isFollowing = true;
    void fetchAhead(section).then(() => {
      isFollowing = false;
    });
  };
  for (const intent of intents) document.addEventListener(intent, follow, { passive: true });
}
