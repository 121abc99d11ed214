import { clinicDay } from '@site/shared-data/clinicTime';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { places } from '../places';
import { manifestFile } from '../releases/Release';
import type { Release } from '../releases/Release';
import { chosenOrigin } from './chosenOrigin';
import { refuseDroppedPages, refuseSharedAddresses, refuseSharedTitles } from './checkComposition';
import type { Composition } from './Composition';
import { composingInstant } from './composingInstant';
import { keptReleases } from './keptReleases';
import type { LivePackage } from './LiveSite';
import { loadComposition } from './loadComposition';
import { pruneSites } from './pruneSites';
import { siteMode } from './siteMode';
import { switchSite } from './switchSite';
import { writeSite } from './writeSite';

/** The pages a live release has, as far as it can be read: one that cannot be is no reason to keep it live. */
const pagesOf = async ({ name, version }: LivePackage) => {
  const file = path.join(places.releases, name, version, manifestFile);
  return readFile(file, 'utf8').then(
    (text) => ({ name, pages: (JSON.parse(text) as Release).pages }),
    () => ({ name, pages: [] }),
  );
};

/** What a release has to be besides renderable; going back is allowed to break it. */
interface ReleaseRules {
  /** What was live before. */
  readonly before: readonly LivePackage[];
  /** Whether pages may go. */
  readonly dropPages: boolean;
}

async function check(composition: Composition, packages: readonly LivePackage[], rules?: ReleaseRules): Promise<void> {
  const isAsBefore = ({ name, version }: LivePackage) =>
    rules?.before.some((one) => one.name === name && one.version === version) ?? false;
  const changed = new Set(packages.filter((pkg) => !isAsBefore(pkg)).map(({ name }) => name));
  refuseSharedAddresses(composition, changed);
  if (!rules) return;
  refuseSharedTitles(composition, changed);
  if (!rules.dropPages) refuseDroppedPages(composition, await Promise.all(rules.before.map(pagesOf)));
}

interface ComposedSite {
  readonly pages: number;
  /** What is worth knowing all the same. */
  readonly notes: readonly string[];
}

/**
 * Composes the given releases into a site of its own folder and makes it the site, in one step at the end. Until then the
 * old site stands untouched.
 */
export async function composeSite(packages: readonly LivePackage[], rules?: ReleaseRules): Promise<ComposedSite> {
  const instant = composingInstant();
  const composition = await loadComposition({
    releases: places.releases,
    packages,
    day: clinicDay(instant),
    mode: siteMode(),
    origin: chosenOrigin(),
  });
  await check(composition, packages, rules);
  const kept = await Promise.all(packages.map((pkg) => keptReleases(places.releases, pkg)));
  const notes = kept.flatMap((one) => one.notes);
  const stamp = instant.toISOString().replaceAll(/[:.]/g, '-');
  const composed = path.join(places.sites, `${stamp}-${randomUUID().slice(0, 8)}`);
  try {
    await mkdir(composed, { recursive: true });
    const heavy = await writeSite(composed, {
      composition,
      kept: [
        ...kept.flatMap(({ releases }) => releases.slice(0, 1)),
        ...kept.flatMap(({ releases }) => releases.slice(1)),
      ],
      staticFiles: places.staticFiles,
      live: { composed: instant.toISOString(), packages },
    });
    // The last step that may fail: from here on the new site stands.
    await switchSite(places.site, composed);
    notes.push(...heavy);
  } catch (error) {
    await rm(composed, { recursive: true, force: true });
    throw error;
  }
  await pruneSites(places.sites, places.site).catch(() => {});
  return { pages: composition.registry.sections.reduce((count, { pages }) => count + pages.length, 1), notes };
}
