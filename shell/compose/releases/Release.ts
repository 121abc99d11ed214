import type { PinnedFile } from '../../src/sections/registry';

/** One file of a release, named from the release's folder. */
export interface ReleaseFile {
  readonly file: string;
  /** `sha384-…`, as in the `integrity` attribute (W3C SRI). */
  readonly integrity: PinnedFile['integrity'];
}

/**
 * What `section.json` says: one immutable build of the shell or of a section. The folder is named by its version, a hash of
 * every other file in it, and is never written to again.
 */
export interface Release {
  readonly name: string;
  /** The global its remote entry defines. */
  readonly container: string;
  /** The version of the contract it was built for (`shell/section/src/Section.ts`). */
  readonly contract: number;
  readonly version: string;
  /** Every address it answers for. */
  readonly pages: readonly string[];
  /** What the browser runs: the shell's script, or the section's remote entry. */
  readonly script: ReleaseFile;
  readonly style?: ReleaseFile;
  /** What starts the shell's script once a page is painted; sections have none. */
  readonly start?: ReleaseFile;
  /** What compose runs. */
  readonly prerender: ReleaseFile;
  /** Pictures and fonts, which keep one address on the site whichever release brings them: `images/…`, `fonts/…`. */
  readonly assets: readonly ReleaseFile[];
}

/** The file in a release's folder that describes it. */
export const manifestFile = 'section.json';

/** The files of a release that a browser loads from its folder. */
export const publicFiles = ({ script, style, start }: Release): ReleaseFile[] =>
  [script, style, start].filter((file) => file !== undefined);

/** A release and where it stands. */
export interface StoredRelease {
  readonly release: Release;
  readonly folder: string;
}
