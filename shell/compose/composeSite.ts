import { clinicDay } from '@site/shared-data/dates/clinicDay';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from './dirs';
import { readRelease } from './store/readRelease';
import { isSection, isShell, manifestFile } from './Release';
import type { Release } from './Release';
import { startRunner } from './runner/startRunner';
import type { Runner } from './runner/startRunner';
import { UserError } from './UserError';
import { buildTime, chosenOrigin, siteMode } from './settings';
import { refuseDroppedPages, refuseSharedAddresses, refuseSharedTitles } from './validate/validateComposition';
import { ownerOf, pagesOf } from './render/Composition';
import type { Composition } from './render/Composition';
import { deadLinks, internalLinks, linkText, newLinks, onceEach } from './validate/links';
import type { InternalLink } from './validate/links';
import { keptReleases, pruneSites } from './store/retention';
import type { LivePackage } from './LiveSite';
import { loadComposition } from './render/loadComposition';
import { rehearseChanges } from './render/rehearse';
import { switchSite } from './write/switchSite';
import { writeSite } from './write/writeSite';

/** The pages a live release has, as far as it can be read: one that cannot be is no reason to keep it live. */
const pagesBefore = async ({ name, version }: LivePackage) => {
  const file = path.join(dirs.releases, name, version, manifestFile);
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
  /** Whether to compose and look at all, and leave the site as it is. */
  readonly isTrial?: boolean;
}

/** Reads the releases that are to be live, checks their files, and loads what renders their pages. */
async function load(runner: Runner, packages: readonly LivePackage[], instant: Date): Promise<Composition> {
  const stored = await Promise.all(packages.map(({ name, version }) => readRelease(dirs.releases, name, version)));
  const shell = stored.find(isShell);
  if (!shell) throw new UserError('shell: not released yet; run npm run build');
  return loadComposition(runner, {
    shell,
    sections: stored.filter(isSection),
    origins: new Map(packages.flatMap(({ name, origin }) => (origin ? [[name, origin] as const] : []))),
    day: clinicDay(instant),
    mode: siteMode(),
    origin: chosenOrigin(),
  });
}

async function check(composition: Composition, packages: readonly LivePackage[], rules?: ReleaseRules): Promise<void> {
  const isAsBefore = ({ name, version }: LivePackage) =>
    rules?.before.some((one) => one.name === name && one.version === version) ?? false;
  const changed = new Set(packages.filter((pkg) => !isAsBefore(pkg)).map(({ name }) => name));
  refuseSharedAddresses(composition, changed);
  if (!rules) return;
  refuseSharedTitles(composition, changed);
  await rehearseChanges(composition, changed);
}

/** The links of the site as it stands that lead nowhere. */
async function deadLinksBefore(owners: Awaited<ReturnType<typeof pagesBefore>>[], origin: string) {
  const pages = owners.flatMap(({ name, pages }) => pages.map((address) => ({ address, owner: name })));
  return deadLinks(dirs.site, await internalLinks(dirs.site, pages, origin));
}

/**
 * Looks where the links of a site lead that is about to be live, and whether its addresses stay. A release is refused for a
 * link to nothing, unless that was one before, or leads to a page that is dropped on purpose; going back is not.
 * @returns a line for each link to nothing.
 */
async function checkAddresses(site: string, composition: Composition, rules?: ReleaseRules): Promise<string[]> {
  const { origin } = composition;
  const pages = pagesOf(composition).map((page) => ({ address: page.address, owner: ownerOf(page) }));
  const links = await internalLinks(site, pages, origin);
  const dead = onceEach(await deadLinks(site, links));
  if (rules) {
    const before = await Promise.all(rules.before.map(pagesBefore));
    if (!rules.dropPages) refuseDroppedPages(composition, before, links);
    const dropped = new Set(before.flatMap((one) => one.pages));
    const unplanned = dead.filter(({ leadsTo }) => !dropped.has(leadsTo));
    if (unplanned.length > 0) refuseLinks(newLinks(unplanned, await deadLinksBefore(before, origin)));
  }
  return dead.map((link) => `⚠ ${linkText(link)}, where there is no page or file any more`);
}

function refuseLinks(links: readonly InternalLink[]): void {
  if (links.length === 0) return;
  const lines = links.map(
    (link) => `${linkText(link)}, where there is no page or file; correct the link, or release that page first`,
  );
  throw new UserError(lines.join('\n'));
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
  const runner = startRunner(dirs.runner);
  try {
    return await compose(runner, packages, rules);
  } finally {
    runner.close();
  }
}

async function compose(
  runner: Runner,
  packages: readonly LivePackage[],
  rules: ReleaseRules | undefined,
): Promise<ComposedSite> {
  const instant = buildTime();
  const composition = await load(runner, packages, instant);
  await check(composition, packages, rules);
  const kept = await Promise.all(packages.map((pkg) => keptReleases(dirs.releases, pkg)));
  const notes = kept.flatMap((one) => one.notes);
  const stamp = instant.toISOString().replaceAll(/[:.]/g, '-');
  const composed = path.join(dirs.sites, `${stamp}-${randomUUID().slice(0, 8)}`);
  try {
    await mkdir(composed, { recursive: true });
    const heavy = await writeSite(composed, {
      composition,
      kept: [
        ...kept.flatMap(({ releases }) => releases.slice(0, 1)),
        ...kept.flatMap(({ releases }) => releases.slice(1)),
      ],
      staticFiles: dirs.staticFiles,
      standing: dirs.site,
      live: { composed: instant.toISOString(), packages },
    });
    notes.push(...(await checkAddresses(composed, composition, rules)));
    // The last step that may fail: from here on the new site stands.
    if (rules?.isTrial) await rm(composed, { recursive: true });
    else await switchSite(dirs.site, composed);
    notes.push(...heavy);
  } catch (error) {
    await rm(composed, { recursive: true, force: true });
    throw error;
  }
  await pruneSites(dirs.sites, dirs.site).catch(() => {});
  return { pages: composition.registry.sections.reduce((count, { pages }) => count + pages.length, 1), notes };
}
