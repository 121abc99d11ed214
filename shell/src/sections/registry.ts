import type { AnnouncedEvent } from '@site/section/Section';
import type { ClinicDay } from '@site/shared-data/dates/clinicDay';

/** A file the page may load, and the hash it must have (Subresource Integrity, W3C SRI). */
export interface PinnedFile {
  readonly url: string;
  readonly integrity: string;
}

/** One section in a page's registry: the release that was live when the page was composed. */
export interface RegisteredSection {
  readonly name: string;
  /** The global the remote entry defines. */
  readonly container: string;
  readonly entry: PinnedFile;
  /** The style sheet, if it has one. The section's own pages contain what they need of it until it is loaded. */
  readonly style?: PinnedFile;
  /** The compressed size of entry and style, in bytes, without headers. */
  readonly bytes: number;
  /** Every address this section answers for. */
  readonly pages: readonly string[];
}

/** An announced event in a page's registry. A past event has its title and its days alone. */
export type RegisteredEvent = Pick<AnnouncedEvent, 'path' | 'title' | 'firstDay' | 'lastDay'> & Partial<AnnouncedEvent>;

/** The data block that compose writes into every page, so that nothing is fetched to find a section. */
export interface Registry {
  /** The day the pages were composed for. */
  readonly day: ClinicDay;
  /** The holidays of two years from then on; missing once the clinic has confirmed when it is closed. */
  readonly holidays?: readonly ClinicDay[];
  /** Whether pages show samples: all, none, or those of the packages that are named. */
  readonly demo: boolean | readonly string[];
  /** The style sheet of the shell. Pages contain what they need of it. */
  readonly shellStyle?: PinnedFile;
  /** Whether another shell has the home page: its document is opened then. */
  readonly isHomeElsewhere?: true;
  /** The style sheet of the home page. */
  readonly homeStyle?: PinnedFile;
  readonly sections: readonly RegisteredSection[];
  /** The events that the live sections announce, the earliest first. */
  readonly events: readonly RegisteredEvent[];
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

/** The section that answers for an address, if any does. */
export function sectionAt(registry: Registry, address: string): RegisteredSection | undefined {
  return registry.sections.find((section) => section.pages.includes(address));
}
