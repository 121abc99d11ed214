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
 * Returns current and future events sorted by date, and before them the latest past events, up to the limit.
 * @param inFull how many of the coming events have all their data. The others only have the state of their
 * registration.
 */
function eventsFor({ events, day }: SiteRegistry, inFull: number): RegisteredEvent[] {
  const coming = events.filter(({ lastDay }) => lastDay >= day).slice(0, mostEvents);
  const room = mostEvents - coming.length;
  const over = room > 0 ? events.filter(({ lastDay }) => lastDay < day).slice(-room) : [];
  const short = ({ path, title, firstDay, lastDay }: RegisteredEvent) => ({ path, title, firstDay, lastDay });
  const offered = (event: RegisteredEvent) => ({ ...short(event), ...(event.isOpen && { isOpen: true }) });
  return [...over.map(short), ...coming.map((event, place) => (place < inFull ? event : offered(event)))];
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
  const { homeStyle, isHomeElsewhere } = site;
  const list = listOf(site, site.sections, (page, { name }) => (opensAlone(site, page) ? null : name));
  const home = { ...(homeStyle && { homeStyle }), ...(isHomeElsewhere && { isHomeElsewhere }) };
  return { ...list, ...home, events: eventsFor(site, mostInFull) };
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
  const { day, demo, shellStyle, homeStyle, isHomeElsewhere, sections, elsewhere = [] } = site;
  // The next event is on the home page. Other pages only name it until the list arrives.
  const events = eventsFor(site, address === '/' ? 1 : 0);
  const facts = { day, demo, ...(shellStyle && { shellStyle }), events };
  const home = { ...(homeStyle && { homeStyle }), ...(isHomeElsewhere && { isHomeElsewhere }) };
  const own = sections.find(({ pages }) => pages.includes(address));
  if (own && opensAlone(site, address)) {
    return { ...facts, ...home, ...listOf(site, [own], (_, section) => (section === own ? own.name : null)) };
  }
  if (own && list) return { ...facts, list, sections: [registered(own, [address])] };
  const known = list ? { list, sections: [] } : sectionList(site);
  const pages = [...elsewhere, ...sections.flatMap((section) => section.pages)].slice(0, mostPages);
  return { ...facts, ...home, ...known, ...(address === '*' && { pages }) };
}
