import type { BuiltPackage } from '@site/build/packages';
import { signatureFault } from '../../git/signedCommit';
import { dirs } from '../../system/dirs';
import { Refusal, withoutPasswords } from '../../system/UserError';
import type { Release } from '../Release';
import type { LiveShell } from '../render/Site';
import { fetchOrigin } from '../store/branches';
import { shortName, type Commit, type History, type Trailers } from '../store/Commit';
import { checkOut } from '../store/releaseFolder';
import { addressOf, type Store } from '../store/store';

/** A release that a change has built. No branch contains it yet. */
export interface BuiltRelease {
  readonly release: Release;
  /** The git tree of the release's files. */
  readonly tree: string;
  /** The modules that were built into it on this machine. */
  readonly modules?: readonly string[];
  /** The version of the newest shell at its build. An empty string for a shell. */
  readonly newestShell?: string;
  /** The subject of the release's commit. */
  readonly subject: string;
  readonly trailers: Trailers;
}

/** What a build needs besides its sources. */
export interface BuildContext {
  readonly store: Store;
  /** Yields shells. The facts of the first one that fits describe a section. */
  readonly shells: () => AsyncIterable<LiveShell>;
  /** Called with the progress of the build, from 0 to 1. */
  readonly onProgress: (fraction: number) => void;
}

/** A change that a command requests for one package. A package without one stays at its latest release. */
export interface Change {
  readonly pkg: BuiltPackage;
  /** What the change does, for the person who waits. */
  readonly title: string;
  /** The subject of the release, in one line. The default is the subject of the last commit of its sources. */
  readonly subject?: string;
  /** Whether the package is built from sources. Sources are checked. */
  readonly isBuilt?: boolean;
  readonly build: (context: BuildContext) => Promise<BuiltRelease>;
}

/** A package and the release that a change built for it. */
export type BuiltChange = Pick<Change, 'pkg'> & BuiltRelease;

/** Takes a release that is already on a branch, in this store or in an origin. */
async function takeCommit(store: Store, name: string, commit: Commit, trailers: Trailers): Promise<BuiltRelease> {
  const { tree, subject } = commit;
  const release = await checkOut(store, name, tree);
  return { release, tree, subject, trailers: { ...commit.trailers, ...trailers } };
}

/** Returns a change that takes the latest release on a section's branch in another store. */
export const fromOrigin = (pkg: BuiltPackage, address: string): Change => ({
  pkg,
  title: `take ${pkg.name} from its origin`,
  build: async ({ store }) => {
    const from = await addressOf(address, dirs.root, `${pkg.name}: its origin`);
    const commit = await fetchOrigin(store, pkg.name, from);
    const unsigned = await signatureFault(store.copy, commit.id);
    if (unsigned)
      throw new Refusal(pkg.name, `release ${shortName(commit.id)} of its origin ${unsigned}; sign it there`);
    const Source = withoutPasswords(`origin ${from} ${commit.id}`);
    return takeCommit(store, pkg.name, commit, { Source, Restores: undefined, 'Stands-in-for': undefined });
  },
});

/**
 * Returns a change that restores an earlier release. Its trailer names the release that was rolled back, unless that one is
 * being restored.
 */
export function fromRelease(pkg: BuiltPackage, commit: Commit, [live]: History): Change {
  const rolledBack = live?.trailers['Stands-in-for'] ?? live?.id;
  const trailers = { Restores: commit.id, 'Stands-in-for': rolledBack === commit.id ? undefined : rolledBack };
  return {
    pkg,
    title: `check out the earlier release of ${pkg.name}`,
    build: ({ store }) => takeCommit(store, pkg.name, commit, trailers),
  };
}
