import type { BuiltPackage } from '@site/build/packages';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { checkRequirements } from './checks/checkRequirements';
import { inspectBundle, refuseOtherFacts } from './checks/inspectBundle';
import { verifyStaged } from './checks/verifyStaged';
import { places } from './places';
import { isSection, prerenderFile, scriptFile } from './releases/Release';
import type { ShellRelease, StoredRelease } from './releases/Release';
import { stageBuild } from './releases/stageBuild';
import { dropStaged } from './releases/StagedRelease';
import type { StagedRelease } from './releases/StagedRelease';
import { stageRelease } from './releases/stageRelease';
import type { ReleaseSource } from './releases/stageRelease';
import { storeRelease } from './releases/storeRelease';
import type { NewlyStored } from './releases/storeRelease';
import { rehearseRelease } from './site/rehearse';
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
    await verifyStaged(pkg, staged);
    if (host && isSection(staged)) checkRequirements(staged.release, host.release);
    await check();
    await rehearseRelease(staged, host);
  } catch (error) {
    await dropStaged(staged);
    throw error;
  }
  return storeRelease(places.releases, staged);
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
  const files = [...pictures.keys()].sort().map((picture) => path.join(places.pictures, picture));
  await refuseMissing(
    files,
    (file) =>
      `${name}: ${pictures.get(path.basename(file))} shows the picture ${path.relative(places.root, file)}, which does not exist; run npm run pictures`,
  );
  return admit(pkg, await stageBuild(places.releases, facts, built, files), host);
}

/**
 * Makes a stored release of a whole one that stands somewhere else.
 * @throws UserError naming the package, the file or page, and the remedy; nothing is stored then.
 */
export async function admitRelease(pkg: BuiltPackage, source: ReleaseSource, host: Host): Promise<NewlyStored> {
  const staged = await stageRelease(places.releases, pkg.name, source);
  return admit(pkg, staged, host, async () =>
    refuseOtherFacts(staged.release, await inspectBundle(pkg, staged.folder, host)),
  );
}
