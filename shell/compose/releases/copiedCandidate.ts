import { ClearError } from '../ClearError';
import { places } from '../places';
import type { Candidate } from './Candidate';
import { copyRelease } from './copyRelease';
import type { ReleaseSource } from './copyRelease';
import { inspectPages } from './inspectPages';
import type { Release, StoredRelease } from './Release';
import { dropCandidate } from './storeRelease';

function refuseOtherPages(release: Release, pages: readonly string[], pictures: readonly string[]): void {
  const { name } = release;
  if ([...pages].sort().join() !== release.pages.join()) {
    throw new ClearError(`${name}: section.json names other pages than the bundle has; release it anew`);
  }
  const missing = pictures.find((picture) => !release.assets.some(({ file }) => file === `images/${picture}`));
  if (missing) {
    throw new ClearError(
      `${name}: images/${missing} is shown and not in the release; release it anew with its pictures`,
    );
  }
}

/** Makes a candidate for release of a whole release that stands somewhere else. */
export async function copiedCandidate(
  name: string,
  source: ReleaseSource,
  shell: StoredRelease | null,
): Promise<Candidate> {
  const candidate = await copyRelease(places.releases, name, source);
  try {
    const { pages, pictures } = await inspectPages(name, candidate.folder, shell);
    refuseOtherPages(candidate.release, pages, pictures);
    return candidate;
  } catch (error) {
    await dropCandidate(candidate);
    throw error;
  }
}
