import type { BuiltPackage } from '@site/build/packages';
import path from 'node:path';
import { places } from '../places';
import { buildPackage } from './buildPackage';
import { builtCandidate } from './builtCandidate';
import { knownBuild, rememberBuild } from './buildRecord';
import { copiedCandidate } from './copiedCandidate';
import { fingerprint } from './fingerprint';
import { folderSource } from './folderSource';
import { readRelease } from './readRelease';
import type { StoredRelease } from './Release';
import { storeCandidate } from './storeCandidate';
import type { NewlyStored } from './storeRelease';

/** Where a release comes from, and how it is looked at. */
interface ReleaseOptions {
  /** The shell to render a section's pages with; not needed for the shell itself. */
  readonly shell: StoredRelease | null;
  /** A folder with a finished build or a whole release, to be taken as it is. Without one, the sources are built. */
  readonly from?: string;
  /** Called with how much of the build is done, from 0 to 1. */
  readonly progressed?: (fraction: number) => void;
}

/** A package whose release is stored, and may go live. */
export interface ReleasedPackage {
  readonly stored: NewlyStored;
  /** Whether the sources were released before, so that nothing had to be built. */
  readonly isKnown: boolean;
  /** To be called once it is live: the next release of the same sources builds nothing. */
  readonly remember: () => Promise<void>;
}

async function releaseFolder(pkg: BuiltPackage, folder: string, shell: StoredRelease | null): Promise<NewlyStored> {
  const source = await folderSource(pkg.name, folder);
  const candidate = source ? await copiedCandidate(pkg.name, source, shell) : await builtCandidate(pkg, folder, shell);
  return storeCandidate(pkg, candidate);
}

/**
 * Makes a release of a package and stores it: built from its sources or taken from a folder, checked by rendering every page
 * of it. Sources that are released already are not built again.
 * @throws ClearError naming the package, the file or page, and the remedy; nothing is stored then.
 */
export async function releasePackage(
  pkg: BuiltPackage,
  { shell, from, progressed = () => {} }: ReleaseOptions,
): Promise<ReleasedPackage> {
  const rendering = pkg.name === 'shell' ? null : shell;
  if (from) {
    const stored = await releaseFolder(pkg, path.resolve(from), rendering);
    return { stored, isKnown: false, remember: () => Promise.resolve() };
  }
  const sources = await fingerprint(pkg.folder);
  const known = await knownBuild(pkg.name, sources);
  if (known) {
    const release = await readRelease(places.releases, pkg.name, known);
    const keep = () => Promise.resolve();
    return { stored: { ...release, discard: keep }, isKnown: true, remember: keep };
  }
  const built = await buildPackage(pkg.name, progressed);
  const stored = await storeCandidate(pkg, await builtCandidate(pkg, built, rendering));
  return { stored, isKnown: false, remember: () => rememberBuild(pkg.name, sources, stored.release.version) };
}
