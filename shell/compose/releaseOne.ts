import { packages } from '@site/build/packages';
import type { BuiltPackage } from '@site/build/packages';
import { UserError } from './UserError';
import { withBuildLock, withSiteLock } from './locks';
import { checkContent } from './build/checkSources';
import { composeWithOrigins } from './composeWithOrigins';
import { sectionOrigins } from './stage/origins';
import { dirs } from './dirs';
import { releaseAll } from './releaseAll';
import { releasePackage } from './releasePackage';
import type { ReleasedPackage } from './releasePackage';
import { isBehind } from './build/buildPackage';
import { readLiveShell } from './store/storeRelease';
import { goLive, readLivePackages, refuseOvertaken, versionOf } from './LiveSite';
import type { LivePackage } from './LiveSite';

export interface ReleaseOneOptions {
  /** A finished build, or a whole release, to be taken instead of building. */
  readonly from?: string;
  /** Whether pages may go that are on the site. */
  readonly dropPages?: boolean;
  /** Whether to look at everything, and leave the site as it is. */
  readonly isTrial?: boolean;
}

const liveHere = () => readLivePackages(dirs.site);

/** A release of a package that is made here; null for one of another origin, which is yet to be asked for. */
async function make(pkg: BuiltPackage, from?: string): Promise<ReleasedPackage | null> {
  const given = from ? { from } : {};
  if (pkg.name === 'shell') return releasePackage(pkg, { shell: null, ...given });
  const origin = sectionOrigins(packages).get(pkg.name);
  if (!origin) return releasePackage(pkg, { shell: await readLiveShell(dirs.releases, await liveHere()), ...given });
  if (from) throw new UserError(`${pkg.name}: comes from ${origin}; offer the release there (npm run offer)`);
  return null;
}

/** Says which other live releases are older than what is here: one command brings all of them up to date. */
async function sayWhatIsBehind(live: readonly LivePackage[]): Promise<void> {
  const behind: string[] = [];
  for (const pkg of live) if (await isBehind(pkg)) behind.push(pkg.name);
  if (behind.length > 0) {
    console.log(
      `⚠ Older than the words and sources here: ${behind.join(', ')}; npm run build brings every page up to date`,
    );
  }
}

/**
 * Releases one package and composes the site with it; where nothing is live yet, everything is built first. Two releases of
 * one package at once do not follow each other blindly: who comes second is told what went live meanwhile.
 */
export async function releaseOne(
  pkg: BuiltPackage,
  { from, dropPages = false, isTrial = false }: ReleaseOneOptions,
): Promise<void> {
  const { name } = pkg;
  for (const line of await checkContent([])) if (!isTrial) console.log(line);
  if (name !== 'shell' && !versionOf(await liveHere(), 'shell')) {
    console.log('Nothing is live yet: the whole site is built first');
    await releaseAll({ dropPages });
  }
  const known = await liveHere();
  const doing = `${isTrial ? 'checking' : 'releasing'} ${name}`;
  await withBuildLock(doing, async () => {
    const made = await make(pkg, from);
    const putLive = async (before: readonly LivePackage[], now: string) => {
      // A section may go before visitors while others wait: its own pages alone are asked about.
      if (made) await checkContent(made.release.pages);
      if (made) refuseOvertaken(made.release, known, before);
      const next = made ? goLive(before, name, made.release.version, now) : before;
      const asked = made ? {} : { asked: name };
      return { before, ...(await composeWithOrigins(next, { now, before, dropPages, isTrial, ...asked })) };
    };
    const { before, live, pages, notes } = await withSiteLock(doing, putLive).catch(async (error: unknown) => {
      await made?.discard();
      throw error;
    });
    for (const note of notes) console.log(note);
    if (isTrial) return made?.discard();
    await made?.remember();
    const version = versionOf(live, name);
    const left = made && before.find((one) => one.name === name)?.follows;
    if (left) console.log(`${name} came from ${left}; from now on it is what is released here`);
    const isSame = version === versionOf(before, name);
    console.log(`${name} ${version} is live${isSame ? ' (it had not changed)' : ''}; ${pages} pages composed`);
    await sayWhatIsBehind(live);
  });
}
