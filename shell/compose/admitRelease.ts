import type { BuiltPackage } from '@site/build/packages';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { checkRequirements } from './validate/checkRequirements';
import { inspectBundle, refuseOtherFacts } from './validate/inspectBundle';
import { validateFiles } from './validate/validateFiles';
import { dirs } from './dirs';
import { isSection, prerenderFile, scriptFile } from './Release';
import type { ShellRelease, StoredRelease } from './Release';
import { stageBuild } from './stage/stageBuild';
import { discardStaged } from './stage/createStaging';
import type { StagedRelease } from './stage/createStaging';
import { stageRelease } from './stage/stageRelease';
import type { ReleaseSource } from './stage/stageRelease';
import { storeRelease } from './store/storeRelease';
import type { NewlyStored } from './store/storeRelease';
import { rehearseRelease } from './render/rehearse';
import { UserError } from './UserError';

/** The shell a section is looked at in; null for the shell, which is looked at alone. */
type Host = StoredRelease<ShellRelease> | null;

/** Stores a staged release that passes every check; one that does not leaves nothing behind. */
async function admit(
  pkg: BuiltPackage,
  staged: StagedRelease,
  host: Host,
  check: () => Promise<void> = () => Promise.resolve(),
): Promise<NewlyStored> {
  try {
    await validateFiles(pkg, staged);
    if (host && isSection(staged)) checkRequirements(staged.release, host.release);
    await check();
    await rehearseRelease(staged, host);
  } catch (error) {
    await discardStaged(staged);
    throw error;
  }
  return storeRelease(dirs.releases, staged);
}

async function refuseMissing(files: readonly string[], refusal: (file: string) => string): Promise<void> {
  for (const file of files) {
    await access(file).catch(() => {
      throw new UserError(refusal(file));
    });
  }
}

/**
 * Makes a stored release of what webpack wrote into a folder, with the pictures of this site that its pages show.
 * @throws UserError naming the package, the file or page, and the remedy; nothing is stored then.
 */
export async function admitBuild(pkg: BuiltPackage, built: string, host: Host): Promise<NewlyStored> {
  const { name } = pkg;
  const needed = [scriptFile(name), prerenderFile].map((file) => path.join(built, file));
  await refuseMissing(needed, (file) => `${name}: ${file} is missing; give the folder of a finished build`);
  const { facts, pictures } = await inspectBundle(pkg, built, host);
  const files = [...pictures.keys()].sort().map((picture) => path.join(dirs.pictures, picture));
  await refuseMissing(
    files,
    (file) =>
      `${name}: ${pictures.get(path.basename(file))} shows the picture ${path.relative(dirs.root, file)}, which does not exist; run npm run pictures`,
  );
  return admit(pkg, await stageBuild(dirs.releases, facts, built, files), host);
}

/**
 * Makes a stored release of a whole one that stands somewhere else.
 * @throws UserError naming the package, the file or page, and the remedy; nothing is stored then.
 */
export async function admitRelease(pkg: BuiltPackage, source: ReleaseSource, host: Host): Promise<NewlyStored> {
  const staged = await stageRelease(dirs.releases, pkg.name, source);
  return admit(pkg, staged, host, async () =>
    refuseOtherFacts(staged.release, await inspectBundle(pkg, staged.folder, host)),
  );
}
