import type { ClinicDay } from '@site/shared-data/dates/clinicDay';
import type { Registry } from '../../src/sections/registry';
import type { Release, SectionRelease, ShellRelease, StoredRelease } from '../Release';
import type { PageData, SectionData, ShellData } from '../runner/Protocol';
import type { Runner } from '../runner/startRunner';
import type { SiteMode } from '../settings';

/** A release that is composed, with the styles that stand in its pages. */
export interface ComposedRelease<Kind extends Release = Release> extends StoredRelease<Kind> {
  readonly css: string | null;
}

/** A section's release, and what it says of itself. */
export interface ComposedSection extends ComposedRelease<SectionRelease> {
  readonly section: SectionData;
}

/** Everything a site is composed from. The same composition gives the same bytes. */
export interface Composition {
  /** Has the bundles of these releases loaded, and renders their pages. */
  readonly runner: Runner;
  readonly shell: ComposedRelease<ShellRelease> & Pick<ShellData, 'pages' | 'scriptPolicyName'>;
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
  readonly head: PageData;
  readonly owner?: ComposedSection;
}

/** The name of the package that brings a page. */
export const ownerOf = ({ owner }: Pick<ComposedPage, 'owner'>) => owner?.release.name ?? 'shell';

/** Every document of the site, the shell's own first. */
export function pagesOf({ shell, sections }: Pick<Composition, 'shell' | 'sections'>): ComposedPage[] {
  return [
    ...shell.pages.map((head) => ({ address: head.path, head })),
    ...sections.flatMap((owner) => owner.section.pages.map((head) => ({ address: head.path, head, owner }))),
  ];
}
