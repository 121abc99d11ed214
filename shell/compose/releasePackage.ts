import type { BuiltPackage } from '@site/build/packages';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { buildPackage, fingerprint, knownVersion, rememberBuild } from './build/buildPackage';
import { checkSources } from './build/checkSources';
import { dirs } from './dirs';
import { isSection, prerenderFile, scriptFile } from './Release';
import type { ShellRelease, StoredRelease } from './Release';
import { rehearseRelease } from './render/rehearse';
import { withRunner } from './runner/startRunner';
import { discardStaged, folderSource, stageBuild, stageRelease } from './stage/stageRelease';
import type { ReleaseSource, StagedRelease } from './stage/stageRelease';
import { readRelease, storeRelease } from './store/storeRelease';
import type { NewlyStored } from './store/storeRelease';
import { UserError } from './UserError';
import { inspectBundle, refuseOtherFacts } from './validate/inspectBundle';
import { validateFiles } from './validate/validateFiles';
import { checkRequirements } from './validate/validateSection';

/** The shell a section is looked at in; null for the shell, which is looked at alone. */
type Host = StoredRelease<ShellRelease> | null;

/** Where a release comes from, and how it is looked at. */
interface ReleaseOptions {
  readonly shell: Host;
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
 * Makes a release of a package and stores it: built from its sources or taken from a folder, checked page by page. Sources
 * that are released already are not built again.
 * @throws UserError naming the package, the file or page, and the remedy; nothing is stored then.
 */
export async function releasePackage(
  pkg: BuiltPackage,
  { shell, from, check = () => checkSources([pkg]), progressed = () => {} }: ReleaseOptions,
): Promise<ReleasedPackage> {
  const { name } = pkg;
  if (from) {
    const folder = path.resolve(from);
    const source = folderSource(name, folder);
    const stored = await (source ? admitRelease(pkg, source, shell) : admitBuild(pkg, folder, shell));
    return { ...stored, isKnown: false, remember: nothing };
  }
  const sources = await fingerprint(pkg.folder);
  const version = await knownVersion(name, sources);
  const known = version && (await readRelease(dirs.releases, name, version).catch(() => null));
  if (known) return { ...known, discard: nothing, isKnown: true, remember: nothing };
  const stored = await buildChecked(pkg, shell, check, progressed);
  return { ...stored, isKnown: false, remember: () => rememberBuild(name, sources, stored.release.version) };
}

/**
 * Builds a package and looks at its pages, while its sources are checked. What does not compile is told first, then what the
 * sources are refused for: the rest may follow from it.
 */
async function buildChecked(
  pkg: BuiltPackage,
  host: Host,
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

/** Makes a stored release of what webpack wrote into a folder, with the pictures of this site that its pages show. */
async function admitBuild(pkg: BuiltPackage, built: string, host: Host): Promise<NewlyStored> {
  const { name } = pkg;
  const needed = [scriptFile(name), prerenderFile].map((file) => path.join(built, file));
  await refuseMissing(needed, (file) => `${name}: ${file} is missing; give the folder of a finished build`);
  const { facts, pictures } = await withRunner(dirs.runner, (runner) => inspectBundle(runner, pkg, built, host));
  const files = [...pictures.keys()].sort().map((picture) => path.join(dirs.pictures, picture));
  await refuseMissing(
    files,
    (file) =>
      `${name}: ${pictures.get(path.basename(file))} shows the picture ${path.relative(dirs.root, file)}, which does not exist; run npm run pictures`,
  );
  return admit(pkg, await stageBuild(dirs.releases, facts, built, files), host);
}

async function refuseMissing(files: readonly string[], refusal: (file: string) => string): Promise<void> {
  for (const file of files) {
    await access(file).catch(() => {
      throw new UserError(refusal(file));
    });
  }
}

/**
 * Makes a stored release of a whole one that stands somewhere else.
 * @throws UserError naming the package, the file or page, and the remedy; nothing is stored then.
 */
export async function admitRelease(pkg: BuiltPackage, source: ReleaseSource, host: Host): Promise<NewlyStored> {
  const staged = await stageRelease(dirs.releases, pkg.name, source);
  const inspect = () => withRunner(dirs.runner, (runner) => inspectBundle(runner, pkg, staged.folder, host));
  return admit(pkg, staged, host, async () => refuseOtherFacts(staged.release, await inspect()));
}

/** Stores a staged release that passes every check; one that does not leaves nothing behind. */
async function admit(
  pkg: BuiltPackage,
  staged: StagedRelease,
  host: Host,
  check: () => Promise<void> = nothing,
): Promise<NewlyStored> {
  try {
    await validateFiles(pkg, staged);
    if (host && isSection(staged)) checkRequirements(staged.release, host.release);
    await check();
    await withRunner(dirs.runner, (runner) => rehearseRelease(runner, staged, host));
  } catch (error) {
    await discardStaged(staged);
    throw error;
  }
  return storeRelease(dirs.releases, staged);
}
