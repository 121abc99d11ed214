import { packages } from '@site/build/packages';
import type { BuiltPackage } from '@site/build/packages';
import { UserError } from './UserError';
import { changeSite } from './changeSite';
import { checkContent } from './checkContent';
import { composeWithOrigins } from './composeWithOrigins';
import { sectionOrigins } from './origins/sectionOrigins';
import { packageNamed } from './packageNamed';
import { places } from './places';
import { releasePackage } from './releasePackage';
import type { ReleasedPackage } from './releasePackage';
import { readRelease } from './releases/readRelease';
import { asShell } from './releases/Release';
import type { ShellRelease, StoredRelease } from './releases/Release';
import { goLive } from './site/LiveSite';
import type { LivePackage } from './site/LiveSite';
import { readLiveSite } from './site/readLiveSite';

export interface ReleaseOneOptions {
  /** A finished build, or a whole release, to be taken instead of building. */
  readonly from?: string;
  /** Whether pages may go that are on the site. */
  readonly dropPages?: boolean;
}

const versionOf = (live: readonly LivePackage[], name: string) => live.find((one) => one.name === name)?.version;

/** The live shell, which a section is looked at in; the shell needs none. */
async function liveShell(live: readonly LivePackage[], name: string): Promise<StoredRelease<ShellRelease> | null> {
  if (name === 'shell') return null;
  const version = versionOf(live, 'shell');
  if (!version) throw new UserError(`${name}: nothing is live yet; run npm run build`);
  return asShell(await readRelease(places.releases, 'shell', version));
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

/**
 * Releases one package and composes the site with it. Two releases of one package at once do not follow each other blindly:
 * who comes second is told what went live meanwhile.
 */
export async function releaseOne(name: string, { from, dropPages = false }: ReleaseOneOptions): Promise<void> {
  const pkg = packageNamed(name);
  for (const line of await checkContent()) console.log(line);
  const known = versionOf((await readLiveSite(places.site))?.packages ?? [], name);
  await changeSite(`releasing ${name}`, async (live, now) => {
    const { shell, next, made } = await begin(pkg, live, now, from);
    const present = versionOf(live, name);
    try {
      if (present !== known && present !== versionOf(next, name)) {
        throw new UserError(
          `${name}: release ${present} went live while this one was made; look at it, then release again`,
        );
      }
      const composed = await composeWithOrigins(next, {
        shell,
        now,
        before: live,
        dropPages,
        ...(!made && { asked: name }),
      });
      const version = versionOf(composed.live, name);
      for (const note of composed.notes) console.log(note);
      console.log(
        `${name} ${version} is live${version === present ? ' (it had not changed)' : ''}; ${composed.pages} pages composed`,
      );
    } catch (error) {
      await made?.stored.discard();
      throw error;
    }
    await made?.remember();
  });
}
