import type { ClinicDay } from '@site/shared-data/dates/clinicDay';
import type { SitePath } from '@site/shared-data/paths';
import type { PictureName } from '@site/shared-data/pictures';
import type { ComponentType } from 'react';

/**
 * The version of this contract. Compose refuses a release built for another one.
 * Raise it when a release built before the change could no longer be rendered.
 */
export const contractVersion = 2;

/**
 * Earlier contracts that the shell speaks too. Sections built for others stay on the last shell that speaks theirs, until their
 * owners follow.
 */
export const earlierContracts: readonly number[] = [];

/** A JSON-LD object (https://schema.org) for one page; `@context` is added when the page is written. */
export type StructuredData = { readonly '@type': string | readonly string[] } & Readonly<Record<string, unknown>>;

/** A file beside a page that people keep or programs read, such as a calendar entry or a feed. */
export interface PageFile {
  /** Its whole site address, such as '/events/hope-gala.ics'. */
  readonly path: `/${string}.${string}`;
  /** Its media type, such as 'text/calendar'. */
  readonly type: string;
  /**
   * Writes it. The origin is where the site is found, such as 'https://www.example.org'; `composed` is the day the site is
   * composed for. The same two give the same text.
   */
  readonly text: (origin: string, composed: ClinicDay) => string;
}

/** What one address shows, and what its document head says. */
export interface SectionPage {
  /** The whole site address, such as '/events/hope-gala'. No trailing slash. The site learns the address from here. */
  readonly path: SitePath;
  /** Addresses that the page had before. They lead to it on every host. */
  readonly movedFrom?: readonly SitePath[];
  /** The page's own title, at most 60 characters; the clinic's name follows where both fit in them. Unique on the site. */
  readonly title: string;
  /** 50 to 160 characters for search results. */
  readonly description: string;
  /** The address for search engines, where another address shows the same page. */
  readonly canonical?: string;
  /** The picture a shared link shows. Without one: the clinic's own card. */
  readonly picture?: PictureName;
  readonly structuredData?: readonly StructuredData[];
  /** Files that compose writes beside the page. */
  readonly files?: readonly PageFile[];
  /** Renders the whole of `<main>`: one `<h1>`, then the content. */
  readonly Page: ComponentType;
}

/** An event that a section announces, for the front door and the footer, which are the shell's. */
export interface AnnouncedEvent {
  /** Its page, one of the section's own. */
  readonly path: string;
  readonly title: string;
  /** The first and the last day at the clinic; the same day for an event of one day. */
  readonly firstDay: ClinicDay;
  readonly lastDay: ClinicDay;
  /** When it is, as readers see it: 'April 10, 2025 · 6:00–8:00 PM'. */
  readonly when: string;
  readonly where: string;
  /** One sentence. */
  readonly summary: string;
  /** 'Registration Open' or 'Coming Soon'. */
  readonly isOpen: boolean;
  /** A picture of the section's release, 4:3, and the words for it. */
  readonly picture: { readonly name: string; readonly hash: string; readonly alt: string };
}

/** The contract of a section: the export `section` of its one exposed module. */
export interface Section {
  readonly contract: typeof contractVersion;
  /** The shared modules it uses, and the versions it works with (semver ranges): `{ react: '^19.0.0' }`. */
  readonly requires: Readonly<Record<string, string>>;
  readonly pages: readonly SectionPage[];
  readonly events?: readonly AnnouncedEvent[];
}
