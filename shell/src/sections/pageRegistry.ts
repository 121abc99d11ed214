import type { ClinicDay } from '@site/shared-data/dates/clinicDay';
import { addressRules } from './addressRules';
import type { ListedSection, RegisteredEvent, RegisteredSection, Registry, SiteRegistry } from './registry';

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

/**
 * The registry of one page: what scripts there can need. A page that opens alone knows no section but its own; all other pages open
 * such a page, and those of other shells, as documents.
 * @param address the address of the page, or '*' for the page of unknown addresses.
 */
export function pageRegistry(site: SiteRegistry, address: string): Omit<Registry, 'holidays'> {
  const { sections, elsewhere = [], events, ...facts } = site;
  const own = sections.find(({ pages }) => pages.includes(address));
  const isAlone = opensAlone(site, address);
  const known = isAlone ? sections.filter((one) => one === own) : sections;
  const inDocument = (page: string) => isAlone || !opensAlone(site, page);
  const owners = new Map<string, string | null>([
    ...elsewhere.map((page) => [page, null] as const),
    ...sections.flatMap((section) =>
      section.pages.map((page) => [page, known.includes(section) && inDocument(page) ? section.name : null] as const),
    ),
  ]);
  const rules = addressRules(owners);
  const registered = ({ name, container, entry, style, bytes }: ListedSection): RegisteredSection => ({
    name,
    container,
    entry,
    ...(style && { style }),
    bytes,
    addresses: rules.get(name) ?? [],
  });
  const documents = rules.get(null);
  return {
    ...facts,
    sections: known.map(registered),
    ...(documents && { documents }),
    ...(address === '*' && { pages: [...owners.keys()].slice(0, mostPages) }),
    events: eventsFor(events, facts.day),
  };
}
