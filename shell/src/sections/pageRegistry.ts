import { addressRules } from './addressRules';
import type {
  ListedSection,
  PinnedFile,
  RegisteredEvent,
  RegisteredSection,
  Registry,
  SectionList,
  SiteRegistry,
} from './registry';

/** The number of events in the registry of a page, for the footer. */
const mostEvents = 6;

/**
 * The number of events with all their data in the list of sections. The front door shows the next one, and some days
 * later perhaps the one after it.
 */
const mostInFull = 3;

/** The number of pages in the registry of the 404 page. */
const mostPages = 200;

/**
 * Returns current and future events sorted by date, and before them the latest past events, up to the limit. The others are
 * for the bar on their pages.
 * @param inFull how many events of today or later have all their data, besides one that ends after midnight. The others only have
 * the state of their registration.
 * @param isKnown returns whether the registry must know the page of an event.
 */
function eventsFor(
  { events, day }: SiteRegistry,
  inFull: number,
  isKnown: (path: string) => boolean,
): Pick<SectionList, 'events' | 'otherEvents'> {
  // Only the browser knows the minute at which an event of the night before ends.
  const isComing = ({ lastDay, endsAt }: RegisteredEvent) => (endsAt?.slice(0, 10) ?? lastDay) >= day;
  const coming = events.filter(isComing).slice(0, mostEvents);
  const room = mostEvents - coming.length;
  const over = room > 0 ? events.filter((event) => !isComing(event)).slice(-room) : [];
  const short = ({ path, title, firstDay, lastDay }: RegisteredEvent) => ({ path, title, firstDay, lastDay });
  const opened = (event: RegisteredEvent) =>
    event.isOpen && isComing(event) && { isOpen: true, ...(event.endsAt && { endsAt: event.endsAt }) };
  const ofLastNight = coming.filter(({ lastDay }) => lastDay < day).length;
  const full = inFull > 0 ? inFull + ofLastNight : 0;
  const named = [...over, ...coming];
  const others = events.filter((event) => !named.includes(event) && isKnown(event.path));
  return {
    events: [
      ...over.map(short),
      ...coming.map((event, place) => (place < full ? event : { ...short(event), ...opened(event) })),
    ],
    ...(others.length > 0 && {
      otherEvents: others.map((event) => ({ path: event.path, lastDay: event.lastDay, ...opened(event) })),
    }),
  };
}

/** Returns the addresses of pages for people in need. @param isKnown returns whether the registry must know a page. */
function forNeedIn({ sections }: SiteRegistry, isKnown: (path: string) => boolean): Pick<SectionList, 'forNeed'> {
  const forNeed = sections.flatMap((section) => section.forNeed ?? []).filter(isKnown);
  return forNeed.length > 0 ? { forNeed } : {};
}

/** Returns whether a page always opens as a document, in which no script of another section runs. */
export const opensAlone = ({ sections }: SiteRegistry, address: string) =>
  sections.some((section) => section.opensAlone?.includes(address));

const registered = (
  { name, container, entry, style, bytes }: ListedSection,
  addresses: readonly string[] = [],
): RegisteredSection => ({ name, container, entry, ...(style && { style }), bytes, addresses });

/** @param owner the name of the section that owns a page, or null if its document opens. */
function listOf(
  { sections, elsewhere = [] }: SiteRegistry,
  known: readonly ListedSection[],
  owner: (page: string, section: ListedSection) => string | null,
): Pick<SectionList, 'sections' | 'documents'> {
  const rules = addressRules(
    new Map([
      ...elsewhere.map((page) => [page, null] as const),
      ...sections.flatMap((section) => section.pages.map((page) => [page, owner(page, section)] as const)),
    ]),
  );
  const documents = rules.get(null);
  return {
    // The registry of a page omits this for its own section, which runs at once.
    sections: known.map((section) => ({
      ...registered(section, rules.get(section.name)),
      ...(section.isLazy && { isLazy: section.isLazy }),
    })),
    ...(documents && { documents }),
  };
}

/**
 * Returns the list of all sections, for every page of a shell except those that always open as documents. All other
 * pages open such a page, and those of other shells, as documents.
 */
export function sectionList(site: SiteRegistry): SectionList {
  const { isHomeElsewhere } = site;
  const list = listOf(site, site.sections, (page, { name }) => (opensAlone(site, page) ? null : name));
  const home = isHomeElsewhere && { isHomeElsewhere };
  return { ...list, ...home, ...eventsFor(site, mostInFull, () => true), ...forNeedIn(site, () => true) };
}

/**
 * Returns the registry of one page: the data for its hydration, and the address of the list of all sections. The
 * registry of a page that always opens as a document only contains its own section, with all of its pages.
 * @param address the address of the page, or '*' for the 404 page.
 * @param list the file of the list. Without one the registry is complete, as in development.
 */
export function pageRegistry(
  site: SiteRegistry,
  address: string,
  list: PinnedFile | undefined,
): Omit<Registry, 'holidays'> {
  const { day, demo, shellStyle, isHomeElsewhere, sections, elsewhere = [] } = site;
  const own = sections.find(({ pages }) => pages.includes(address));
  const isAlone = opensAlone(site, address);
  // The next event is on the home page. Other pages only name it until the list arrives. A page that opens alone loads no list.
  const isKnown = (path: string) => (isAlone ? own?.pages.includes(path) === true : path === address);
  const events = eventsFor(site, isAlone ? mostInFull : address === '/' ? 1 : 0, isKnown);
  const facts = { day, demo, ...(shellStyle && { shellStyle }), ...events, ...forNeedIn(site, isKnown) };
  const home = isHomeElsewhere && { isHomeElsewhere };
  if (own && isAlone) {
    return { ...facts, ...home, ...listOf(site, [own], (_, section) => (section === own ? own.name : null)) };
  }
  if (own && list) return { ...facts, list, sections: [registered(own, [address])] };
  const known = list ? { list, sections: [] } : sectionList(site);
  const pages = [...elsewhere, ...sections.flatMap((section) => section.pages)].slice(0, mostPages);
  return { ...facts, ...home, ...known, ...(address === '*' && { pages }) };
}
