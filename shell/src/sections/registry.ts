import type { AnnouncedEvent } from '@site/section/Section';
import type { ClinicDay } from '@site/shared-data/dates/clinicDay';

/** A file the page may load, and the hash it must have (Subresource Integrity, W3C SRI). */
export interface PinnedFile {
  readonly url: string;
  readonly integrity: string;
}

/** One section as a page knows it: the release that was live when the page was composed. */
export interface RegisteredSection {
  readonly name: string;
  /** The global the remote entry defines. */
  readonly container: string;
  readonly entry: PinnedFile;
  /** Missing where they stand in the page, or where there are none. */
  readonly style?: PinnedFile;
  /** What the two weigh as they go over the wire, without headers. */
  readonly bytes: number;
  /** Every address this section answers for. */
  readonly pages: readonly string[];
}

/** An announced event as pages know it. Of one that was over when they were composed, they know the name and the days alone. */
export type RegisteredEvent = Pick<AnnouncedEvent, 'path' | 'title' | 'firstDay' | 'lastDay'> & Partial<AnnouncedEvent>;

/** What compose writes into every page, so that nothing is fetched to find a section. */
export interface Registry {
  /** The day the pages were composed for. */
  readonly day: ClinicDay;
  /** The holidays of two years from then on, while the clinic has not said when it is closed. */
  readonly holidays?: readonly ClinicDay[];
  /** Whether pages show samples: all, none, or those of the packages that are named. */
  readonly demo: boolean | readonly string[];
  /** The styles of the front door; missing where they stand in the page. */
  readonly homeStyle?: PinnedFile;
  readonly sections: readonly RegisteredSection[];
  /** What the live sections announce, the earliest first. */
  readonly events: readonly RegisteredEvent[];
}

/** The id of the JSON data block that carries the registry. */
export const registryElementId = 'registry';

/** The address of a path: without the slash that hosts put at the end of folders. */
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
