import * as rows from '@site/build/packages';
import { siteSamples } from '@site/shared-data/check/siteSamples';
import { clinicClock } from '@site/shared-data/dates/clinicClock';
import { readdirSync } from 'node:fs';
import { dirs } from '../dirs';
import { prerenderFile } from '../Release';
import type { PackageFiles } from '../Release';
import { withRunner } from '../runner/startRunner';
import { buildTime, chosenOrigin, siteMode } from '../settings';
import { unversioned } from '../stage/Change';
import type { Redirect } from '../../hosts/redirects';
import { Refusal } from '../UserError';
import { assertManifest } from './manifest';
import { validateFiles } from '../validate/validateFiles';
import { pageFault } from '../validate/pageFault';
import { loadComposition, ownerOf } from './Composition';
import type { Composed, Composition } from './Composition';
import { deadLinks, linkKey, linkText } from './followLinks';
import type { InternalLink } from './followLinks';
import { withPictures } from './pictures';
import { assertUniqueAddresses, assertUniqueTitles } from './assertUnique';
import { redirectsOf } from './redirects';
import { rehearse } from './rehearse';
import { renderPages, writePageFiles } from './renderDocument';
import type { RenderedPage, WrittenFile } from './renderDocument';
import { rememberVerdicts, validatedBefore } from './verdicts';

/** A validated site that may become the current one. */
export interface Candidate extends Omit<Composition, 'runner'> {
  readonly pages: readonly RenderedPage[];
  /** Files beside pages, such as calendars. */
  readonly files: readonly WrittenFile[];
  readonly deadLinks: readonly InternalLink[];
  readonly redirects: readonly Redirect[];
  /** The links that lead to a redirected address. */
  readonly movedLinks: readonly InternalLink[];
}

/** What a site is compared with, and the rules it is excused from. */
export interface ValidationOptions {
  /** The packages with another release than in the current site. */
  readonly changed: ReadonlySet<string>;
  /** The pages that each changed package has in the current site. */
  readonly pagesBefore: ReadonlyMap<string, readonly string[]>;
  /** The dead links of the current site, as `linkKey` names them; null where there is no site. */
  readonly deadBefore: ReadonlySet<string> | null;
  /** A rollback may drop pages and leave dead links, and is not rehearsed. */
  readonly isRollback: boolean;
  /** Whether pages may be dropped on purpose. */
  readonly dropPages: boolean;
}

/** Every address of the site that a link may lead to. */
function knownAddresses(
  composition: Composition,
  pages: readonly RenderedPage[],
  files: readonly WrittenFile[],
): Set<string> {
  const assets = [composition.shell, ...composition.sections].flatMap(({ files: { assets } }) => assets);
  return new Set([
    ...pages.map(({ address }) => address),
    ...files.map((file) => file.path),
    ...[...readdirSync(dirs.staticFiles), ...assets].map((file) => `/${file}`),
    ...['/status', '/status.json', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest'],
  ]);
}

/** Throws where a changed package drops the address of a page. */
function assertNoDroppedPages(
  { pagesBefore, changed }: ValidationOptions,
  present: ReadonlySet<string>,
  links: readonly InternalLink[],
): void {
  for (const name of changed) {
    const dropped = pagesBefore.get(name)?.find((address) => !present.has(address));
    if (!dropped) continue;
    const from = links.filter(({ leadsTo }) => leadsTo === dropped).map((link) => `${link.owner}: ${linkText(link)}`);
    throw new Refusal(
      name,
      `${dropped} is on the site and has no page in this release${from.length > 0 ? ` (${from.join(', ')})` : ''}; bring it back, or let it go: npm run release -- ${name} --drop-pages`,
    );
  }
}

/** Throws where a dead link is new, unless it leads to a page that is dropped on purpose. */
function assertNoNewDeadLinks(
  { changed, deadBefore, pagesBefore }: ValidationOptions,
  dead: readonly InternalLink[],
): void {
  const dropped = new Set([...pagesBefore.values()].flat());
  const added = dead.find(
    (link) => !dropped.has(link.leadsTo) && (deadBefore ? !deadBefore.has(linkKey(link)) : changed.has(link.owner)),
  );
  if (added) {
    throw new Refusal(
      added.owner,
      `${linkText(added)}, where there is no page or file; correct the link, or release that page first`,
    );
  }
}

/** Renders and checks every page of a composition. */
async function validateComposition(
  loaded: Composition,
  validated: ReadonlySet<string>,
  options: ValidationOptions,
): Promise<Candidate> {
  const { runner } = loaded;
  const pages = await renderPages(loaded);
  for (const page of pages) {
    const fault = pageFault(page.elements, loaded.shell.registryElementId);
    if (fault) throw new Refusal(ownerOf(page), `${page.address} ${fault}`);
  }
  const complete = async <Release extends Composed>(pkg: Release): Promise<Release> => {
    if (validated.has(pkg.name)) return pkg;
    if (pkg.files.version !== unversioned) await assertManifest(pkg);
    await runner.ask('assertNoLeaks', { name: pkg.name, at: prerenderFile }, {});
    return withPictures(pkg, loaded, pages);
  };
  const composition = {
    ...loaded,
    shell: await complete(loaded.shell),
    sections: await Promise.all(loaded.sections.map(complete)),
  };
  await assertUniqueAddresses(composition, options.changed, rows);
  if (!options.isRollback) assertUniqueTitles(composition, options.changed);
  const files = (await Promise.all(pages.map((page) => writePageFiles(composition, page)))).flat();
  const redirects = redirectsOf(composition, rows.redirects);
  const moved = new Set(redirects.map(({ from }) => from));
  const known = knownAddresses(composition, pages, files);
  const unknown = deadLinks(pages, known, composition.origin);
  const nowhere = redirects.filter(({ to }) => !known.has(to));
  const dead = [
    ...unknown.filter(({ leadsTo }) => !moved.has(leadsTo)),
    ...nowhere.map(({ from, to }) => ({ owner: 'shell', page: from, href: to, leadsTo: to, text: '' })),
  ];
  const movedLinks = unknown.filter(({ leadsTo }) => moved.has(leadsTo));
  if (!options.isRollback) {
    if (!options.dropPages) assertNoDroppedPages(options, new Set([...known, ...moved]), dead);
    assertNoNewDeadLinks(options, dead);
    // A rollback is urgent: releases that were live once are not rehearsed again.
    await rehearse(composition, { changed: options.changed, validated, pages });
  }
  return { ...composition, pages, files, deadLinks: dead, redirects, movedLinks };
}

/**
 * Loads the releases of a site into a guarded process, renders every page once, and validates all of them. Releases with a
 * verdict are not rehearsed again.
 * @throws Refusal naming the package, the page or file, and the remedy.
 */
export async function validateSite(packages: readonly PackageFiles[], options: ValidationOptions): Promise<Candidate> {
  const validated = validatedBefore(packages);
  // Files are checked while the process starts.
  const candidate = await withRunner(dirs.runner, async (runner) => {
    await Promise.all(packages.filter(({ name }) => !validated.has(name)).map(validateFiles));
    const settings = {
      day: clinicClock(buildTime().getTime()).day,
      mode: siteMode(),
      origin: chosenOrigin(),
      samples: siteSamples(),
    };
    return validateComposition(await loadComposition(runner, packages, settings), validated, options);
  });
  if (!options.isRollback) await rememberVerdicts(packages);
  return candidate;
}
