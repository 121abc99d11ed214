import * as rows from '@site/build/packages';
import { readdirSync } from 'node:fs';
import { dirs } from '../dirs';
import { prerenderFile } from '../Release';
import type { PackageFiles } from '../Release';
import { withRunner } from '../runner/startRunner';
import { unversioned } from '../stage/Change';
import type { Redirect } from '../../hosts/redirects';
import { Refusal } from '../UserError';
import { validateFiles } from '../validate/validateFiles';
import { pageFault } from '../validate/pageFault';
import { assertUniqueAddresses, assertUniqueTitles } from './assertUnique';
import { assertManifest, loadComposition, ownerOf, showsSamples } from './Composition';
import type { Composed, Composition } from './Composition';
import { assertNoDroppedPages, assertNoNewDeadLinks, followLinks, redirectsOf } from './links';
import type { InternalLink, LinksBefore } from './links';
import { withPictures } from './pictures';
import { rehearse } from './rehearse';
import { renderPages, writePageFiles } from './renderPages';
import type { RenderedPage } from './renderPages';
import { validatedBefore } from './verdicts';

/** A validated site that may become the current one. */
export interface Candidate extends Omit<Composition, 'runner'> {
  readonly pages: readonly RenderedPage[];
  /** Files beside pages, such as calendars. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
  readonly deadLinks: readonly InternalLink[];
  readonly redirects: readonly Redirect[];
  /** The links that lead to a redirected address. */
  readonly movedLinks: readonly InternalLink[];
}

/** What a site is compared with, and the rules it is excused from. */
export interface ValidationOptions extends LinksBefore {
  /** A rollback may drop pages and leave dead links, and is not rehearsed. */
  readonly isRollback: boolean;
  /** Whether pages may be dropped on purpose. */
  readonly dropPages: boolean;
}

/**
 * Follows the links of a site.
 * @throws Refusal where a page is dropped, or a dead link is new.
 */
function validateLinks(
  composition: Composition,
  { pages, files }: Pick<Candidate, 'pages' | 'files'>,
  options: ValidationOptions,
): Pick<Candidate, 'redirects' | 'deadLinks' | 'movedLinks'> {
  const assets = [composition.shell, ...composition.sections].flatMap(({ files: { assets } }) => assets);
  const known = new Set([
    ...pages.map(({ address }) => address),
    ...files.map((file) => file.path),
    ...[...readdirSync(dirs.staticFiles), ...assets].map((file) => `/${file}`),
    ...['/status', '/status.json', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest'],
  ]);
  const redirects = redirectsOf(composition, rows.redirects);
  const links = followLinks(pages, known, redirects, composition.origin);
  const present = new Set([...known, ...redirects.map(({ from }) => from)]);
  if (!options.isRollback && !options.dropPages) assertNoDroppedPages(options, present, links.deadLinks);
  if (!options.isRollback) assertNoNewDeadLinks(options, links.deadLinks);
  return { redirects, ...links };
}

/** Renders and checks every page of a composition. */
async function validateComposition(
  loaded: Composition,
  validated: ReadonlySet<string>,
  options: ValidationOptions,
): Promise<Candidate> {
  const { changed, isRollback } = options;
  const pages = await renderPages(loaded);
  for (const page of pages) {
    const fault = pageFault(page, loaded.shell.registryElementId, showsSamples(loaded, page));
    if (fault) throw new Refusal(ownerOf(page), `${page.address} ${fault}`);
  }
  const complete = async <Release extends Composed>(pkg: Release): Promise<Release> => {
    if (validated.has(pkg.name)) return pkg;
    if (pkg.files.version !== unversioned) await assertManifest(pkg);
    await loaded.runner.ask('assertNoLeaks', { name: pkg.name, at: prerenderFile }, {});
    return withPictures(pkg, loaded, pages);
  };
  const composition = {
    ...loaded,
    shell: await complete(loaded.shell),
    sections: await Promise.all(loaded.sections.map(complete)),
  };
  assertUniqueAddresses(composition, changed, rows);
  if (!isRollback) assertUniqueTitles(composition, changed);
  const files = await writePageFiles(composition, pages);
  const links = validateLinks(composition, { pages, files }, options);
  // A rollback is urgent: releases that were live once are not rehearsed again.
  if (!isRollback) await rehearse(composition, pages, changed, validated);
  return { ...composition, pages, files, ...links };
}

/**
 * Loads the releases of a site into a guarded process, renders every page once, and validates all of them. Releases with a
 * verdict are not rehearsed again.
 * @throws Refusal naming the package, the page or file, and the remedy.
 */
export function validateSite(packages: readonly PackageFiles[], options: ValidationOptions): Promise<Candidate> {
  const validated = validatedBefore(packages);
  // Files are checked while the process starts.
  return withRunner(dirs.runner, async (runner) => {
    await Promise.all(packages.filter(({ name }) => !validated.has(name)).map(validateFiles));
    return validateComposition(await loadComposition(runner, packages), validated, options);
  });
}
