import type { ClinicDay } from '@site/shared-data/dates/clinicDay';
import type { SitePath } from '@site/shared-data/paths';
import type { PictureName } from '@site/shared-data/pictures';
import type { ComponentType } from 'react';

/**
 * The version of this contract. Compose rejects a release with another version. Raise it when an older release could no
 * longer be rendered.
 */
export const contractVersion = 2;

/**
 * Earlier contracts that the shell still supports. A section with another contract stays on the last shell that
 * supports it, until its owner updates the section.
 */
export const earlierContracts: readonly number[] = [];

/** The id of the block with the numbers for emergencies (`<GetHelp>` of the kit). */
export const getHelpId = 'get-help';

/** A JSON-LD object (https://schema.org) for one page. Compose adds `@context`. */
export type StructuredData = { readonly '@type': string | readonly string[] } & Readonly<Record<string, unknown>>;

/** A file next to a page that people download or programs read, such as a calendar entry or a feed. */
export interface PageFile {
  /** Its full address on the site, such as '/events/hope-gala.ics'. */
  readonly path: `/${string}.${string}`;
  /** Its media type, such as 'text/calendar'. */
  readonly type: string;
  /**
   * Returns its content. The same arguments always give the same text.
   * @param origin the address of the site, such as 'https://www.example.org'.
   * @param composed the day at the clinic for which the site is composed.
   */
  readonly text: (origin: string, composed: ClinicDay) => string;
}

/** A page: what one address shows, and the content of its document head. */
export interface SectionPage {
  /**
   * Its full address, such as '/events/hope-gala', without a trailing slash. This defines the address for the whole
   * site.
   */
  readonly path: SitePath;
  /** Earlier addresses of the page. They redirect to it on every host. */
  readonly movedFrom?: readonly SitePath[];
  /** The title of the page, unique on the site, with at most 60 characters. The clinic's name follows if both fit. */
  readonly title: string;
  /** The description for search results, 50 to 160 characters. */
  readonly description: string;
  /** The canonical address for search engines, if another address shows the same page. */
  readonly canonical?: string;
  /** The picture for shared links. The default is the clinic's own card. */
  readonly picture?: PictureName;
  readonly structuredData?: readonly StructuredData[];
  /**
   * Whether the page is for people in need. The bar of a phone then links to the block `<GetHelp>`, which the page must
   * contain. On other pages the bar asks for a gift.
   */
  readonly isForNeed?: boolean;
  /** Files that compose writes next to the page. */
  readonly files?: readonly PageFile[];
  /** Renders the content of `<main>`: one `<h1>`, then everything else. */
  readonly Page: ComponentType;
}

/** An event that a section announces for the shell's front door and footer. */
export interface AnnouncedEvent {
  /** The address of its page, which must belong to the section. */
  readonly path: string;
  readonly title: string;
  /** The first and the last day at the clinic. They are equal for an event of one day. */
  readonly firstDay: ClinicDay;
  readonly lastDay: ClinicDay;
  /** The end of an event that ends after midnight, with its UTC offset: '2027-05-07T01:00:00-05:00'. */
  readonly endsAt?: string;
  /** The date and time as readers see them: 'April 10, 2025 · 6:00–8:00 PM'. */
  readonly when: string;
  readonly where: string;
  /** One sentence about the event. */
  readonly summary: string;
  /** Whether registration is open. The label is 'Registration Open' or 'Coming Soon'. */
  readonly isOpen: boolean;
  /** A 4:3 picture of the section's release with its alternative text. */
  readonly picture: { readonly name: string; readonly hash: string; readonly alt: string };
}

/** The contract of a section: the export `section` of its exposed module. */
export interface Section {
  readonly contract: typeof contractVersion;
  /** The shared modules that it uses, with the versions it works with (semver ranges): `{ react: '^19.0.0' }`. */
  readonly requires: Readonly<Record<string, string>>;
  readonly pages: readonly SectionPage[];
  readonly events?: readonly AnnouncedEvent[];
}
