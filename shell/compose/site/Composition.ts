import type { ClinicDay } from '@site/shared-data/clinicTime';
import type { Section, SectionPage } from '@site/section/Section';
import type { StoredRelease } from '../releases/Release';
import type { ShellBundle } from '../releases/shellBundle';
import type { Registry } from '../../src/sections/registry';

/** A release that is live, with the styles that stand in its pages. */
export interface ComposedRelease extends StoredRelease {
  readonly css: string | null;
}

/** A section's release with its pages ready to render. */
export interface ComposedSection extends ComposedRelease {
  readonly section: Section;
}

/** Whether search engines may list the site: `live`, or `demo` while facts are samples. */
export type SiteMode = 'demo' | 'live';

/** Everything a site is composed from. The same composition gives the same bytes. */
export interface Composition {
  readonly shell: ComposedRelease & { readonly bundle: ShellBundle };
  readonly sections: readonly ComposedSection[];
  readonly registry: Registry;
  /** The day the pages are written for. */
  readonly day: ClinicDay;
  readonly mode: SiteMode;
  /** Where the site will be found, such as 'https://www.example.org'. No trailing slash. */
  readonly origin: string;
}

/** One document of the site: an address of the shell's or of a section's. */
export interface ComposedPage {
  /** The address, or '*' for the 404 page. */
  readonly address: string;
  readonly head: Pick<SectionPage, 'title' | 'description' | 'canonical' | 'picture' | 'structuredData' | 'files'>;
  readonly owner?: ComposedSection;
}

/** Every document of the site, the shell's own first. */
export function pagesOf({ shell, sections }: Pick<Composition, 'shell' | 'sections'>): ComposedPage[] {
  return [
    ...Object.entries(shell.bundle.ownPages).map(([address, head]) => ({ address, head })),
    ...sections.flatMap((owner) => owner.section.pages.map((page) => ({ address: page.path, head: page, owner }))),
  ];
}
