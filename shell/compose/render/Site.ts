import type { PinnedFile, RegisteredEvent } from '../../src/sections/registry';
import type { PackageRelease, Release, ReleaseFile } from '../Release';
import type { PageData, SectionData } from '../contract/SectionData';
import type { ShellData } from '../contract/ShellData';
import type { PageContent } from '../contract/inspectPage';
import type { Moment } from '../../system/settings';

/** A release of the shell that pages stand on. */
export type LiveShell = PackageRelease & ShellData;

/** A section's page without the frame. */
export interface Region extends PageContent {
  readonly address: string;
  readonly html: string;
}

/** A file next to the pages, such as a calendar. */
export interface SiteFile {
  readonly path: string;
  readonly text: string;
}

/** Everything that a section's code produces. None of it depends on another section. */
export interface RenderedSection {
  readonly data: SectionData;
  readonly regions: readonly Region[];
  readonly files: readonly SiteFile[];
}

/** A release of a section, and the shell that its pages stand on. */
export type LiveSection = PackageRelease & RenderedSection & { readonly shell: LiveShell };

/** A document of the site. */
export interface RenderedPage extends PageContent {
  /** The address of the page, or '*' for the 404 page. */
  readonly address: string;
  readonly head: Omit<PageData, 'path' | 'movedFrom' | 'files'> & Partial<Pick<PageData, 'movedFrom' | 'files'>>;
  /** The name of the package that owns the page. */
  readonly owner: string;
  readonly html: string;
}

/**
 * The result of the third step of a change: a site with its finished documents. The same releases at the same moment produce
 * the same bytes.
 */
export interface Rendered extends Moment {
  /** The newest shell. It has the home page and the 404 page. */
  readonly shell: LiveShell;
  readonly sections: readonly LiveSection[];
  /** Every document of the site, those of the shell first. */
  readonly pages: readonly RenderedPage[];
  readonly files: readonly SiteFile[];
  /** Whether pages show samples: all, none, or those of the named packages. */
  readonly demo: boolean | readonly string[];
  /** The events that all sections announce, the earliest first. */
  readonly events: readonly RegisteredEvent[];
  /** The links in the frame of each shell. */
  readonly frameLinks: PageContent['links'];
}

/** Returns the shells of a site, the newest first. */
export const shellsOf = ({ shell, sections }: Pick<Rendered, 'shell' | 'sections'>): readonly LiveShell[] => [
  ...new Set([shell, ...sections.map((section) => section.shell)]),
];

/** Returns whether the pages of a package show samples. */
export const showsSamples = ({ demo }: Pick<Rendered, 'demo'>, owner: string) =>
  typeof demo === 'boolean' ? demo : demo.includes(owner);

/** Returns the folder of a release on the site. Its name changes with its content, so browsers cache it for a year. */
export const releasePath = ({ name, version }: Pick<Release, 'name' | 'version'>) => `/releases/${name}/${version}`;

/** The folder of the section lists on the site. A hash of the content names each file. */
export const listFolder = 'releases/sections';

/** Returns the address and hash that pages pin for a file of a release. */
export const pinned = (release: Release, { file, integrity }: ReleaseFile): PinnedFile => ({
  url: `${releasePath(release)}/${file}`,
  integrity,
});
