import type { PictureName } from './pictures';

/** The picture of an entry. */
export interface EntryImage {
  /** Its name in the picture table. */
  readonly name: PictureName;
  /** What can be seen on it, for people who cannot see it. */
  readonly alt: string;
}
