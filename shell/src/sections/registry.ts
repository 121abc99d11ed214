import type { AnnouncedEvent } from '@site/section/Section';
import type { ClinicDay } from '@site/shared-data/dates/clinicDay';

/** A file that the page may load, with its required hash (Subresource Integrity, W3C SRI). */
export interface PinnedFile {
  readonly url: string;
  readonly integrity: string;
}

/** A section of the site in the release that is live when its pages are composed. */
export interface ListedSection {
  readonly name: string;
  /** The global that the remote entry defines. */
  readonly container: string;
  readonly entry: PinnedFile;
  /** Whether the entry only defines the container, and runs its code at the first call. Compose checks this. */
  readonly isLazy?: true;
  /** The style sheet, if any. The section's own pages contain the styles that they need until it is loaded. */
  readonly style?: PinnedFile;
  /** The compressed size of entry and style sheet without headers, in bytes. */
  readonly bytes: number;
  /** The address of each of its pages. */
  readonly pages: readonly string[];
  /** Its pages that always open as a document, in which no script of another section runs. */
  readonly opensAlone?: readonly string[];
  /** Its pages for people in need. */
  readonly forNeed?: readonly string[];
}

/** A section in the registry of a page. */
export interface RegisteredSection extends Omit<ListedSection, 'pages' | 'opensAlone' | 'forNeed'> {
  /**
   * The rules for its addresses: '/events/**' is `/events` and everything below. If several rules match, the most
   * specific one wins.
   */
  readonly addresses: readonly string[];
}

/**
 * An announced event in the registry of a page. Only the next events have all their data. A later one has its title, its days
 * and whether its registration is open, and a past one its title and its days.
 */
export type RegisteredEvent = Pick<AnnouncedEvent, 'path' | 'title' | 'firstDay' | 'lastDay'> & Partial<AnnouncedEvent>;

/** The common part of the registries of all pages on a site. */
interface RegistryFacts {
  /** The day the pages were composed for, at the clinic. */
  readonly day: ClinicDay;
  /** Whether pages show samples: all, none, or those of the named packages. */
  readonly demo: boolean | readonly string[];
  /** The style sheet of the shell. Pages contain the styles that they need. */
  readonly shellStyle?: PinnedFile;
  /** The events that the live sections announce, sorted by date. */
  readonly events: readonly RegisteredEvent[];
  /** The events that are not among `events`, for the bar of a phone on their pages. */
  readonly otherEvents?: readonly Pick<RegisteredEvent, 'path' | 'lastDay' | 'endsAt' | 'isOpen'>[];
  /** The addresses of pages for people in need, besides the home page. */
  readonly forNeed?: readonly string[];
  /** Whether another shell has the home page, so that its document opens. */
  readonly isHomeElsewhere?: true;
}

/** The data of a site from which a shell writes the registry of each page (`pageRegistry`). */
export interface SiteRegistry extends RegistryFacts {
  /** The sections whose pages use this shell. */
  readonly sections: readonly ListedSection[];
  /** The addresses of pages that use another shell. */
  readonly elsewhere?: readonly string[];
}

/** The locations of a site's pages, as a click needs them, and the events of the home page. */
export interface SectionList extends Pick<RegistryFacts, 'events' | 'otherEvents' | 'forNeed' | 'isHomeElsewhere'> {
  readonly sections: readonly RegisteredSection[];
  /** The rules for links that open a document although a rule of a section matches. */
  readonly documents?: readonly string[];
}

/**
 * The JSON data block in every page, so that finding its section needs no request. Its size does not depend on other
 * sections and pages. A pinned file lists these, and the shell loads it when the page is hydrated and idle, or at the
 * first intent.
 */
export interface Registry extends RegistryFacts, SectionList {
  /** The list of all sections, which completes the registry. It is missing if the registry is complete. */
  readonly list?: PinnedFile;
  /** The holidays of the following year. They are missing once the clinic has confirmed its closing days. */
  readonly holidays?: readonly ClinicDay[];
  /** The addresses of pages, only for the 404 page, which suggests the page that the visitor meant. */
  readonly pages?: readonly string[];
  /** The address at which the 404 page is open. It is not in the data block. */
  readonly unknownAddress?: string;
}

/** The id of the JSON data block with the registry. */
export const registryElementId = 'registry';

/**
 * Reads the registry of the open document. It checks nothing, because an error while the site is created or rendered
 * leaves the page as it is, and `loadFile` requests only pinned files.
 * @throws SyntaxError if the registry is missing or truncated.
 */
export const readRegistry = () => JSON.parse(document.getElementById(registryElementId)?.textContent ?? '') as Registry;

/** Returns the address of a URL path, because some hosts add a trailing slash. */
export const addressOf = (pathname: string) => pathname.replace(/(.)\/$/, '$1');

/** Returns whether the page at an address shows samples. */
export function showsSamples(registry: Registry, address: string): boolean {
  const { demo } = registry;
  return typeof demo === 'boolean' ? demo : demo.includes(sectionAt(registry, address)?.name ?? 'shell');
}

/**
 * Returns how specific a rule for an address is. An exact address is the most specific. Returns 0 if the rule does not
 * match.
 */
function specificity(rule: string, address: string): number {
  if (rule === address) return Number.POSITIVE_INFINITY;
  return rule.endsWith('/**') && `${address}/`.startsWith(rule.slice(0, -2)) ? rule.length : 0;
}

/** Returns the section that may have the page at an address. For every other address the server has the document. */
export function sectionAt(
  { sections, documents = [], unknownAddress }: Pick<Registry, 'sections' | 'documents' | 'unknownAddress'>,
  address: string,
): RegisteredSection | undefined {
  const bestOf = (rules: readonly string[]) => Math.max(0, ...rules.map((rule) => specificity(rule, address)));
  let best = bestOf(documents);
  let owner: RegisteredSection | undefined;
  for (const section of sections) {
    const fit = bestOf(section.addresses);
    if (fit <= best) continue;
    best = fit;
    owner = section;
  }
  return address === unknownAddress ? undefined : owner;
}
