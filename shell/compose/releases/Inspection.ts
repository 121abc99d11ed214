/** What the inspection of a build is given. */
export interface InspectionTask {
  /** The package that was built. */
  readonly name: string;
  /** Where its build stands. */
  readonly folder: string;
  /** Where the release of the shell stands that renders a section's pages; null where the shell renders its own. */
  readonly shell: { readonly folder: string; readonly contract: number } | null;
}

/** What a build turned out to be. */
export interface InspectedPages {
  /** Every address of the build. */
  readonly pages: readonly string[];
  /** The file names of the pictures its pages show. */
  readonly pictures: readonly string[];
  /** The version of the contract it was built for. */
  readonly contract: number;
}

/** What an inspection says while it goes on: the page it is at, and then how it ended. */
export type InspectionNews =
  { readonly at: string } | { readonly inspected: InspectedPages } | { readonly refusal: string };
