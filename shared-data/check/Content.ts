/** The pictures of the site by name, and whether every file of theirs is there. */
export type PictureFiles = ReadonlyMap<string, boolean>;

/** All content of the site as it was loaded: nothing is known yet of its types. */
export interface Content {
  /** What each file exports, by the name of the file. A file that could not be loaded is missing. */
  readonly modules: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** Null when the table of pictures could not be loaded. */
  readonly pictures: PictureFiles | null;
}
