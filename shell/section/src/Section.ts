import type { ClinicDay } from '@site/shared-data/clinicTime';
import type { PictureName } from '@site/shared-data/pictures';
import type { ComponentType } from 'react';

/**
 * The version of this contract. Compose refuses a release built for another one.
 * Raise it when a release built before the change could no longer be rendered.
 */
export const contractVersion = 1;

/** A JSON-LD object (https://schema.org) for one page; `@context` is added when the page is written. */
export type StructuredData = { readonly '@type': string | readonly string[] } & Readonly<Record<string, unknown>>;

/** What a file may know of the site it is written for. */
export interface ComposedFor {
  /** Where the site is found, such as 'https://www.example.org'. No trailing slash. */
  readonly origin: string;
  /** The day it is composed for. */
  readonly day: ClinicDay;
}

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
  /** The whole site address, such as '/events/hope-gala'. No trailing slash. */
  readonly path: string;
  /** The page's own title, at most 60 characters with the clinic's name after it. Unique on the site. */
  readonly title: string;
  /** 50 to 160 characters for search results. */
  readonly description: string;
  /** The address search engines keep, where another one shows the same page. */
  readonly canonical?: string;
  /** The picture a shared link shows. Without one: the clinic's own card. */
  readonly picture?: PictureName;
  readonly structuredData?: readonly StructuredData[];
  /** Files that compose writes beside the page. */
  readonly files?: readonly PageFile[];
  /** Renders the whole of `<main>`: one `<h1>`, then the content. */
  readonly Page: ComponentType;
}

/** All that a section gives the site: the one export named `section` of its one exposed module. */
export interface Section {
  readonly contract: typeof contractVersion;
  readonly pages: readonly SectionPage[];
}
