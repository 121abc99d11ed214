import type { BuiltPackage } from '@site/build/packages';
import path from 'node:path';
import { admitBuild, admitRelease } from './admitRelease';
import { checkSources } from './build/checkSources';
import { buildPackage } from './build/buildPackage';
import { fingerprint, knownBuild, rememberBuild } from './build/knownBuild';
import type { ShellRelease, StoredRelease } from './Release';
import { folderSource } from './stage/stageRelease';
import type { NewlyStored } from './store/storeRelease';

/** Where a release comes from, and how it is looked at. */
interface ReleaseOptions {
  /** The shell to look at a section's pages in; not needed for the shell itself. */
  readonly shell: StoredRelease<ShellRelease> | null;
  /** A folder with a finished build or a whole release, to be taken as it is. Without one, the sources are built. */
  readonly from?: string;
  /** Checks the sources; those of the package where nothing else is given. */
  readonly check?: () => Promise<void>;
  /** Called with how much of the build is done, from 0 to 1. */
  readonly progressed?: (fraction: number) => void;
}

/** A package whose release is stored, and may go live. */
export interface ReleasedPackage extends NewlyStored {
  /** Whether the sources were released before, so that nothing had to be built. */
  readonly isKnown: boolean;
  /** To be called once it is live: the next release of the same sources builds nothing. */
  readonly remember: () => Promise<void>;
}

const nothing = () => Promise.resolve();

/**
 * Builds a package and looks at its pages, while its sources are checked. What does not compile is told first, then what the
 * sources are refused for: the rest may follow from it.
 */
async function buildChecked(
  pkg: BuiltPackage,
  host: StoredRelease<ShellRelease> | null,
  check: () => Promise<void>,
  progressed: (fraction: number) => void,
): Promise<NewlyStored> {
  const checking = check();
  // It is awaited in every case, below: that may be after it failed.
  checking.catch(nothing);
  const built = await buildPackage(pkg.name, progressed).catch(async (error: unknown) => {
    await checking.catch(nothing);
    throw error;
  });
  const [checked, admitted] = await Promise.allSettled([checking, admitBuild(pkg, built, host)]);
  if (checked.status === 'rejected') {
    if (admitted.status === 'fulfilled') await admitted.value.discard();
    throw checked.reason;
  }
  if (admitted.status === 'rejected') throw admitted.reason;
  return admitted.value;
}

/**
 * Makes a release of a package and stores it: built from its sources or taken from a folder, checked page by page. Sources
 * that are released already are not built again.
 * @throws UserError naming the package, the file or page, and the remedy; nothing is stored then.
 */
export async function releasePackage(
  pkg: BuiltPackage,
  { shell, from, check = () => checkSources([pkg]), progressed = () => {} }: ReleaseOptions,
): Promise<ReleasedPackage> {
  const host = pkg.name === 'shell' ? null : shell;
  if (from) {
    const folder = path.resolve(from);
    const source = await folderSource(pkg.name, folder);
    const stored = await (source ? admitRelease(pkg, source, host) : admitBuild(pkg, folder, host));
    return { ...stored, isKnown: false, remember: nothing };
  }
  const sources = await fingerprint(pkg.folder);
  const known = await knownBuild(pkg.name, sources);
  if (known) return { ...known, discard: nothing, isKnown: true, remember: nothing };
  const stored = await buildChecked(pkg, host, check, progressed);
  return { ...stored, isKnown: false, remember: () => rememberBuild(pkg.name, sources, stored.release.version) };
}
