import { clinicDay } from '@site/shared-data/clinicTime';
import { siteOrigin } from '@site/shared-data/siteFacts';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { places } from '../places';
import { readRelease, storedVersions } from '../releases/readRelease';
import type { StoredRelease } from '../releases/Release';
import type { SiteMode } from './Composition';
import type { LivePackage } from './LiveSite';
import { loadComposition } from './loadComposition';
import { switchSite } from './switchSite';
import { writeSite } from './writeSite';

/** How many releases of a package an open tab may be behind and still find its files. */
const keptReleases = 6;

/** The present instant; `SOURCE_DATE_EPOCH` (seconds) stands in for it where builds must be reproducible. */
export function composingInstant(): Date {
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  return epoch ? new Date(Number(epoch) * 1000) : new Date();
}

/** `SITE_MODE`: `live`, or `demo` (also when unset). */
export const siteMode = (): SiteMode => (process.env['SITE_MODE'] === 'live' ? 'live' : 'demo');

async function keptOf({ name, version, earlier }: LivePackage): Promise<StoredRelease[]> {
  const stored = new Set(await storedVersions(places.releases, name));
  const versions = [version, ...earlier.map((one) => one.version)]
    .filter((one) => stored.has(one))
    .slice(0, keptReleases);
  return Promise.all(versions.map((one) => readRelease(places.releases, name, one)));
}

/**
 * Composes the given releases into a site of its own folder and makes it the site, in one step at the end. Until then the
 * old site stands untouched.
 */
export async function composeSite(packages: readonly LivePackage[]): Promise<{ pages: number }> {
  const instant = composingInstant();
  const composition = await loadComposition({
    releases: places.releases,
    packages,
    day: clinicDay(instant),
    mode: siteMode(),
    origin: process.env['SITE_ORIGIN'] ?? siteOrigin.value,
  });
  const composed = path.join(places.sites, `${instant.toISOString().replaceAll(/[:.]/g, '-')}-${process.pid}`);
  try {
    await mkdir(composed, { recursive: true });
    const live = { composed: instant.toISOString(), packages };
    const kept = (await Promise.all(packages.map(keptOf))).flat();
    await writeSite(composed, { composition, kept, staticFiles: places.staticFiles, live });
    await switchSite(places.site, composed);
  } catch (error) {
    await rm(composed, { recursive: true, force: true });
    throw error;
  }
  return { pages: composition.registry.sections.reduce((count, section) => count + section.pages.length, 1) };
}
