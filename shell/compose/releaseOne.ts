import { packages } from '@site/build/packages';
import type { BuiltPackage } from '@site/build/packages';
import { UserError } from './UserError';
import { withSiteLock } from './withSiteLock';
import { checkContent } from './build/checkContent';
import { composeWithOrigins } from './composeWithOrigins';
import { sectionOrigins } from './stage/sectionOrigins';
import { packageNamed } from './packageNamed';
import { dirs } from './dirs';
import { releaseAll } from './releaseAll';
import { releasePackage } from './releasePackage';
import type { ReleasedPackage } from './releasePackage';
import { isBehind } from './build/knownBuild';
import { readRelease } from './store/readRelease';
import { asShell } from './Release';
import type { ShellRelease, StoredRelease } from './Release';
import { goLive, readLiveSite } from './LiveSite';
import type { LivePackage } from './LiveSite';

export interface ReleaseOneOptions {
  /** A finished build, or a whole release, to be taken instead of building. */
  readonly from?: string;
  /** Whether pages may go that are on the site. */
  readonly dropPages?: boolean;
  /** Whether to look at everything, and leave the site as it is. */
  readonly isTrial?: boolean;
}

const versionOf = (live: readonly LivePackage[], name: string) => live.find((one) => one.name === name)?.version;

/** The live shell, which a section is looked at in; the shell needs none. */
async function liveShell(live: readonly LivePackage[], name: string): Promise<StoredRelease<ShellRelease> | null> {
  if (name === 'shell') return null;
  const version = versionOf(live, 'shell');
  if (!version) throw new UserError(`${name}: nothing is live yet; run npm run build`);
  return asShell(await readRelease(dirs.releases, 'shell', version));
}

/** What a release begins with: the shell pages are looked at in, and what would be live. */
interface Beginning {
  readonly shell: StoredRelease<ShellRelease>;
  readonly next: readonly LivePackage[];
  /** The release, where it is made here; one of another origin is yet to be asked for. */
  readonly made?: ReleasedPackage;
}

async function begin(pkg: BuiltPackage, live: readonly LivePackage[], now: string, from?: string): Promise<Beginning> {
  const shell = await liveShell(live, pkg.name);
  const origin = sectionOrigins(packages).get(pkg.name);
  if (shell && origin) {
    if (from) throw new UserError(`${pkg.name}: comes from ${origin}; offer the release there (npm run offer)`);
    return { shell, next: live };
  }
  const made = await releasePackage(pkg, { shell, ...(from && { from }) });
  return { shell: shell ?? asShell(made.stored), next: goLive(live, pkg.name, made.stored.release.version, now), made };
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

const liveHere = async () => (await readLiveSite(dirs.site))?.packages ?? [];

/**
 * Releases one package and composes the site with it; where nothing is live yet, everything is built first. Two releases of
 * one package at once do not follow each other blindly: who comes second is told what went live meanwhile.
 */
export async function releaseOne(
  name: string,
  { from, dropPages = false, isTrial = false }: ReleaseOneOptions,
): Promise<void> {
  const pkg = packageNamed(name);
  for (const line of await checkContent()) if (!isTrial) console.log(line);
  if (name !== 'shell' && !versionOf(await liveHere(), 'shell')) {
    console.log('Nothing is live yet: the whole site is built first');
    await releaseAll({ dropPages });
  }
  const known = versionOf(await liveHere(), name);
  await withSiteLock(`${isTrial ? 'checking' : 'releasing'} ${name}`, async (live, now) => {
    const { shell, next, made } = await begin(pkg, live, now, from);
    const present = versionOf(live, name);
    const compose = async () => {
      if (present !== known && present !== versionOf(next, name)) {
        throw new UserError(
          `${name}: release ${present} went live while this one was made; look at it, then release again`,
        );
      }
      return composeWithOrigins(next, { shell, now, before: live, dropPages, isTrial, ...(!made && { asked: name }) });
    };
    const composed = await compose().catch(async (error: unknown) => {
      await made?.stored.discard();
      throw error;
    });
    for (const note of composed.notes) console.log(note);
    if (isTrial) return made?.stored.discard();
    await made?.remember();
    const version = versionOf(composed.live, name);
    const left = made && live.find((one) => one.name === name)?.follows;
    if (left) console.log(`${name} came from ${left}; from now on it is what is released here`);
    console.log(
      `${name} ${version} is live${version === present ? ' (it had not changed)' : ''}; ${composed.pages} pages composed`,
    );
    await sayWhatIsBehind(composed.live);
  });
}
