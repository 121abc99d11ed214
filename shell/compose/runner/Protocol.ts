import type { PageFile, Section, SectionPage } from '@site/section/Section';
import type { documentRules } from '../../src/entry.prerender';

/** A page as data. Its component stays in the guarded process. */
export type PageData = Omit<SectionPage, 'Page' | 'files'> & {
  readonly files?: readonly Pick<PageFile, 'path' | 'type'>[];
};

/** A section as data. */
export type SectionData = Omit<Section, 'pages' | 'contract'> & {
  readonly contract: number;
  readonly pages: readonly PageData[];
};

type DocumentRules = typeof documentRules;

/** A shell as data. */
export interface ShellData extends DocumentRules {
  readonly contract: number;
  /** The version of each shared module. */
  readonly provides: Readonly<Record<string, string>>;
  /** The pages that are the shell's own; the path of the 404 page is '*'. */
  readonly pages: readonly PageData[];
}

/** The package that a request is about, and the file or page for a refusal. */
export interface About {
  readonly name: string;
  readonly at: string;
}
