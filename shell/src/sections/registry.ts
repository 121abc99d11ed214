import type { AnnouncedEvent } from '@site/section/Section';
import type { ClinicDay } from '@site/shared-data/dates/clinicDay';

/** A file the page may load, and the hash it must have (Subresource Integrity, W3C SRI). */
export interface PinnedFile {
  readonly url: string;
  readonly integrity: string;
}

/** A section of the site: the release that is live when its pages are composed. */
export interface ListedSection {
  readonly name: string;
  /** The global the remote entry defines. */
  readonly container: string;
  readonly entry: PinnedFile;
  /** The style sheet, if it has one. The section's own pages contain what they need of it until it is loaded. */
  readonly style?: PinnedFile;
  /** The compressed size of entry and style, in bytes, without headers. */
  readonly bytes: number;
  /** The address of each of its pages. */
  readonly pages: readonly string[];
  /** Those of its pages that always open as a document, in which no script of another section runs. */
  readonly opensAlone?: readonly string[];
}

/** One section in a page's registry. */
export interface RegisteredSection extends Omit<ListedSection, 'pages' | 'opensAlone'> {
  /** Where its pages are: '/events/**' is `/events` and all below. Of all rules that fit an address, the most specific one wins. */
  readonly addresses: readonly string[];
}

/** An announced event in a page's registry. A past event has its title and its days alone. */
export type RegisteredEvent = Pick<AnnouncedEvent, 'path' | 'title' | 'firstDay' | 'lastDay'> & Partial<AnnouncedEvent>;

/** What the home page needs, for pages that lead there. */
interface HomeFacts {
  /** Whether another shell has the home page: its document is opened then. */
  readonly isHomeElsewhere?: true;
  /** The style sheet of the home page. */
  readonly homeStyle?: PinnedFile;
}

/** What the registries of all pages of a site have in common. */
interface RegistryFacts {
  /** The day the pages were composed for. */
  readonly day: ClinicDay;
  /** Whether pages show samples: all, none, or those of the packages that are named. */
  readonly demo: boolean | readonly string[];
  /** The style sheet of the shell. Pages contain what they need of it. */
  readonly shellStyle?: PinnedFile;
  /** The events that the live sections announce, the earliest first. */
  readonly events: readonly RegisteredEvent[];
}

/** What a shell knows of the site, to write the registry of each page from (`pageRegistry`). */
export interface SiteRegistry extends RegistryFacts, HomeFacts {
  /** The sections whose pages stand on this shell. */
  readonly sections: readonly ListedSection[];
  /** The addresses of pages that stand on another shell. */
  readonly elsewhere?: readonly string[];
}

/** Where the pages of a site are: what a click can need. */
export interface SectionList extends HomeFacts {
  readonly sections: readonly RegisteredSection[];
  /** Where a link opens a document, although a rule of a section fits: rules like those of sections. */
  readonly documents?: readonly string[];
}

/**
 * The data block in every page, so that nothing is fetched to find the section of the page. It does not grow with the sections and
 * pages elsewhere: a pinned file lists these, and the shell loads it once the page is hydrated and idle, or at the first intent.
 */
export interface Registry extends RegistryFacts, SectionList {
  /** The list of all sections, by which the facts of the list become complete. None where they are complete already. */
  readonly list?: PinnedFile;
  /** The holidays of a year from then on; missing once the clinic has confirmed when it is closed. */
  readonly holidays?: readonly ClinicDay[];
  /** The addresses of pages, for the page of unknown addresses to offer the one that was meant. No other page has them. */
  readonly pages?: readonly string[];
  /** The address at which the page of unknown addresses is open; not in the data block. */
  readonly unknownAddress?: string;
}

/** The id of the JSON data block that carries the registry. */
export const registryElementId = 'registry';

/** The address of a URL path: some hosts add a slash at its end. */
export const addressOf = (pathname: string) => pathname.replace(/(.)\/+$/, '$1');

/** Whether the page at an address shows samples. */
export function showsSamples(registry: Registry, address: string): boolean {
  const { demo } = registry;
  return typeof demo === 'boolean' ? demo : demo.includes(sectionAt(registry, address)?.name ?? 'shell');
}

/** How specific a rule is that fits an address: an exact one most of all; 0 where it does not fit. */
function specificity(rule: string, address: string): number {
  if (rule === address) return Number.POSITIVE_INFINITY;
  return rule.endsWith('/**') && `${address}/`.startsWith(rule.slice(0, -2)) ? rule.length : 0;
}

/** The section that has the page at an address, if one may have it. For every other address the server has the document. */
export function sectionAt(
  { sections, documents = [], unknownAddress }: Pick<Registry, 'sections' | 'documents' | 'unknownAddress'>,
  address: string,
): RegisteredSection | undefined {
  if (address === unknownAddress) return undefined;
  const bestOf = (rules: readonly string[]) => Math.max(0, ...rules.map((rule) => specificity(rule, address)));
  let best = bestOf(documents);
  let owner: RegisteredSection | undefined;
  for (const section of sections) {
    const fit = bestOf(section.addresses);
    if (fit <= best) continue;
    best = fit;
    owner = section;
  }
  return owner;
}
