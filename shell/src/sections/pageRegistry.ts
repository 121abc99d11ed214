import type { ClinicDay } from '@site/shared-data/dates/clinicDay';
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

/** How many events a page knows: the footer lists them. */
const mostEvents = 6;

/** How many of them it knows in full: the front door shows the next one, on a page of some days ago perhaps the one after. */
const mostInFull = 3;

/** How many pages the page of unknown addresses knows. */
const mostPages = 200;

/** The events that are on or to come, the earliest first, and before them the latest that are over, as far as there is room. */
function eventsFor(events: readonly RegisteredEvent[], day: ClinicDay): RegisteredEvent[] {
  const coming = events.filter(({ lastDay }) => lastDay >= day).slice(0, mostEvents);
  const room = mostEvents - coming.length;
  const over = room > 0 ? events.filter(({ lastDay }) => lastDay < day).slice(-room) : [];
  const short = ({ path, title, firstDay, lastDay }: RegisteredEvent) => ({ path, title, firstDay, lastDay });
  return [...over.map(short), ...coming.map((event, place) => (place < mostInFull ? event : short(event)))];
}

/** Whether a page always opens as a document, in which no script of another section runs. */
export const opensAlone = ({ sections }: SiteRegistry, address: string) =>
  sections.some((section) => section.opensAlone?.includes(address));

const registered = (
  { name, container, entry, style, bytes }: ListedSection,
  addresses: readonly string[] = [],
): RegisteredSection => ({ name, container, entry, ...(style && { style }), bytes, addresses });

/** @param owner the name of the section that has a page; null where its document is opened. */
function listOf(
  { sections, elsewhere = [] }: SiteRegistry,
  known: readonly ListedSection[],
  owner: (page: string, section: ListedSection) => string | null,
): SectionList {
  const rules = addressRules(
    new Map([
      ...elsewhere.map((page) => [page, null] as const),
      ...sections.flatMap((section) => section.pages.map((page) => [page, owner(page, section)] as const)),
    ]),
  );
  const documents = rules.get(null);
  return {
    sections: known.map((section) => registered(section, rules.get(section.name))),
    ...(documents && { documents }),
  };
}

/**
 * The list of all sections, for every page of a shell but those that open alone. All other pages open such a page, and those of other
 * shells, as documents.
 */
export function sectionList(site: SiteRegistry): SectionList {
  const { homeStyle, isHomeElsewhere } = site;
  const list = listOf(site, site.sections, (page, { name }) => (opensAlone(site, page) ? null : name));
  return { ...list, ...(homeStyle && { homeStyle }), ...(isHomeElsewhere && { isHomeElsewhere }) };
}

/**
 * The registry of one page: what hydrates it, and where the list of all sections is. A page that opens alone knows no section but its
 * own, and all pages of that.
 * @param address the address of the page, or '*' for the page of unknown addresses.
 * @param list the file of the list; without one the registry is complete itself, as while developing.
 */
export function pageRegistry(
  site: SiteRegistry,
  address: string,
  list: PinnedFile | undefined,
): Omit<Registry, 'holidays'> {
  const { day, demo, shellStyle, homeStyle, isHomeElsewhere, sections, elsewhere = [], events } = site;
  const facts = { day, demo, ...(shellStyle && { shellStyle }), events: eventsFor(events, day) };
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
