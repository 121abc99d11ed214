import { ClearError } from './ClearError';
import { changeSite } from './changeSite';
import { checkContent } from './checkContent';
import { packageNamed } from './packageNamed';
import { places } from './places';
import { readRelease } from './releases/readRelease';
import { releasePackage } from './releases/releasePackage';
import type { StoredRelease } from './releases/Release';
import { composeSite } from './site/composeSite';
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

/** The live shell, which a section is looked at in. */
async function liveShell(live: readonly LivePackage[], name: string): Promise<StoredRelease | null> {
  if (name === 'shell') return null;
  const version = versionOf(live, 'shell');
  if (!version) throw new ClearError(`${name}: nothing is live yet; run npm run build`);
  return readRelease(places.releases, 'shell', version);
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
    const present = versionOf(live, name);
    const { stored, isKnown, remember } = await releasePackage(pkg, {
      shell: await liveShell(live, name),
      ...(from && { from }),
    });
    const { version } = stored.release;
    try {
      if (present !== known && present !== version) {
        throw new ClearError(
          `${name}: release ${present} went live while this one was made; look at it, then release again`,
        );
      }
      const { pages, notes } = await composeSite(goLive(live, name, version, now), { before: live, dropPages });
      for (const note of notes) console.log(note);
      console.log(`${name} ${version} is live${isKnown ? ' (it had not changed)' : ''}; ${pages} pages composed`);
    } catch (error) {
      await stored.discard();
      throw error;
    }
    await remember();
  });
}
