import { siteSamples } from '@site/shared-data/check/siteSamples';
import { clinicClock } from '@site/shared-data/dates/clinicClock';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from './dirs';
import type { LivePackage } from './LiveSite';
import { isSection, manifestFile } from './Release';
import type { Release } from './Release';
import { loadComposition, ownerOf, pagesOf } from './render/Composition';
import type { Composition } from './render/Composition';
import { questionsAboutPast } from './render/pastEvents';
import { refuseSharedAddresses, refuseSharedTitles } from './render/refuseShared';
import { rehearseChanges } from './render/rehearse';
import { withRunner } from './runner/startRunner';
import type { Runner } from './runner/startRunner';
import { buildTime, chosenOrigin, siteMode } from './settings';
import { keptReleases } from './store/retention';
import { readLiveShell, readRelease } from './store/storeRelease';
import { UserError } from './UserError';
import { deadLinks, internalLinks, linkText, newLinks, onceEach, refuseDroppedPages } from './write/followLinks';
import type { InternalLink } from './write/followLinks';
import { pruneSites, switchSite } from './write/switchSite';
import { writeSite } from './write/writeSite';

/** What a release has to be besides renderable; going back is allowed to break it. */
interface ReleaseRules {
  /** What was live before. */
  readonly before: readonly LivePackage[];
  /** Whether pages may go. */
  readonly dropPages: boolean;
  /** Whether to compose and look at all, and leave the site as it is. */
  readonly isTrial?: boolean;
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
export const composeSite = (packages: readonly LivePackage[], rules?: ReleaseRules): Promise<ComposedSite> =>
  withRunner(dirs.runner, (runner) => compose(runner, packages, rules));

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
    if (rules) notes.push(...(await questionsAboutPast(composition.registry, dirs.site)));
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

/** Reads the releases that are to be live, checks their files, and loads what renders their pages. */
async function load(runner: Runner, packages: readonly LivePackage[], instant: Date): Promise<Composition> {
  const others = packages.filter(({ name }) => name !== 'shell');
  const [shell, ...sections] = await Promise.all([
    readLiveShell(dirs.releases, packages),
    ...others.map(({ name, version }) => readRelease(dirs.releases, name, version)),
  ]);
  return loadComposition(runner, {
    shell,
    sections: sections.filter(isSection),
    origins: new Map(packages.flatMap(({ name, origin }) => (origin ? [[name, origin] as const] : []))),
    day: clinicClock(instant.getTime()).day,
    mode: siteMode(),
    origin: chosenOrigin(),
    samples: await siteSamples(),
  });
}

/** Refuses releases that contradict each other, and pages that do not come alive together. */
async function check(composition: Composition, packages: readonly LivePackage[], rules?: ReleaseRules): Promise<void> {
  const isAsBefore = ({ name, version }: LivePackage) =>
    rules?.before.some((one) => one.name === name && one.version === version) ?? false;
  const changed = new Set(packages.filter((pkg) => !isAsBefore(pkg)).map(({ name }) => name));
  refuseSharedAddresses(composition, changed);
  if (!rules) return;
  refuseSharedTitles(composition, changed);
  await rehearseChanges(composition, changed);
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
    const added = unplanned.length > 0 ? newLinks(unplanned, await deadLinksBefore(before, origin)) : [];
    const lines = added.map(
      (link) => `${linkText(link)}, where there is no page or file; correct the link, or release that page first`,
    );
    if (lines.length > 0) throw new UserError(lines.join('\n'));
  }
  return dead.map((link) => `⚠ ${linkText(link)}, where there is no page or file any more`);
}

interface PagesBefore {
  readonly name: string;
  readonly pages: readonly string[];
}

/** The pages a live release has, as far as it can be read: one that cannot be is no reason to keep it live. */
async function pagesBefore({ name, version }: LivePackage): Promise<PagesBefore> {
  const text = await readFile(path.join(dirs.releases, name, version, manifestFile), 'utf8').catch(() => null);
  return { name, pages: text === null ? [] : (JSON.parse(text) as Release).pages };
}

/** The links of the site as it stands that lead nowhere. */
async function deadLinksBefore(before: readonly PagesBefore[], origin: string): Promise<InternalLink[]> {
  const pages = before.flatMap(({ name, pages }) => pages.map((address) => ({ address, owner: name })));
  return deadLinks(dirs.site, await internalLinks(dirs.site, pages, origin));
}
