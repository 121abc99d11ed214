import { ClearError } from '../ClearError';
import { reasonOf } from '../reasonOf';
import type { ComposedPage, Composition } from './Composition';

interface WrittenFile {
  /** Its whole site address. */
  readonly path: string;
  readonly text: string;
}

/** The files beside a page, written for this site. */
export function pageFiles({ origin, day }: Composition, { head, owner }: ComposedPage): WrittenFile[] {
  return (head.files ?? []).map(({ path, text }) => {
    try {
      return { path, text: String(text(origin, day)) };
    } catch (error) {
      throw new ClearError(
        `${owner?.release.name ?? 'shell'}: ${path} fails while it is written (${reasonOf(error)}); mend it and release again`,
      );
    }
  });
}
