import * as rows from '@site/build/packages';
import { siteSamples } from '@site/shared-data/check/siteSamples';
import { clinicClock } from '@site/shared-data/dates/clinicClock';
import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { dirs } from '../dirs';
import { manifestFile, prerenderFile } from '../Release';
import type { Manifest, PackageFiles } from '../Release';
import { withRunner } from '../runner/startRunner';
import { buildTime, chosenOrigin, siteMode } from '../settings';
import { unversioned } from '../stage/Change';
import type { Redirect } from '../../hosts/redirects';
import { Refusal } from '../UserError';
import { validateFiles } from '../validate/validateFiles';
import { headFault, pageFault, templateFault } from '../validate/pageFault';
import { loadComposition, ownerOf } from './Composition';
import type { ComposedSection, ComposedShell, Composition } from './Composition';
import { deadLinks, linkKey, linkText } from './followLinks';
import type { InternalLink } from './followLinks';
import { addPictures, assertPictures, picturesOf } from './pictures';
import { assertUniqueAddresses, assertUniqueTitles } from './assertUnique';
import { redirectsOf } from './redirects';
import { rehearse } from './rehearse';
import { renderPages, writePageFiles } from './renderDocument';
import type { RenderedPage, WrittenFile } from './renderDocument';

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

type Composed = ComposedShell | ComposedSection;

/** The folder of verdicts: an empty file for each release that was valid together with a shell, named after both versions. */
const verdicts = path.join(dirs.cache, 'verdicts');
const verdictOf = (shell: PackageFiles, { files }: PackageFiles) => `${shell.files.version}-${files.version}`;

function readVerdicts(): ReadonlySet<string> {
  try {
    return new Set(readdirSync(verdicts));
  } catch {
    return new Set();
  }
}

/** Remembers that every release of a site was valid together with its shell. */
export async function rememberVerdicts(shell: PackageFiles, packages: readonly PackageFiles[]): Promise<void> {
  await mkdir(verdicts, { recursive: true });
  await Promise.all(packages.map((pkg) => writeFile(path.join(verdicts, verdictOf(shell, pkg)), '')));
}

/** The manifest of a release, made from its bundle. */
export function manifestOf(pkg: Composed, modules: readonly string[]): Manifest {
  const { contract } = pkg;
  const pages = pkg.pages.map((page) => page.path).sort();
  if ('provides' in pkg) {
    return { kind: 'shell', name: 'shell', contract, pages, provides: pkg.provides, modules };
  }
  const { name, container, requires } = pkg;
  return { kind: 'section', name, contract, container, pages, requires, modules };
}

/** Throws where a release's manifest differs from its bundle. */
async function assertManifest(pkg: Composed): Promise<void> {
  const text = await readFile(path.join(pkg.files.folder, manifestFile), 'utf8').catch(() => '{}');
  const given = JSON.parse(text) as Partial<Manifest>;
  const expected = manifestOf(pkg, given.modules ?? []);
  const isOther = ([field, value]: [string, unknown]) =>
    !isDeepStrictEqual(given[field as keyof Manifest] ?? [], value);
  const other = Object.entries(expected).find(isOther)?.[0];
  if (other) throw new Refusal(pkg.name, `release.json names other ${other} than the bundle has; release it anew`);
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
  composition: Composition,
  isValidated: (pkg: Composed) => boolean,
  options: ValidationOptions,
): Promise<Candidate> {
  const { runner, shell, sections } = composition;
  const packages: Composed[] = [shell, ...sections];
  const unvalidated = packages.filter((pkg) => !isValidated(pkg));
  const pages = await renderPages(composition);
  for (const page of pages) {
    const fault =
      headFault(page.elements) ?? pageFault(page.elements, shell.registryElementId) ?? templateFault(page.elements);
    if (fault) throw new Refusal(ownerOf(page), `${page.address} ${fault}`);
  }
  for (const pkg of unvalidated) {
    const pictures = picturesOf(pkg, composition, pages);
    if (pkg.files.version === unversioned) await addPictures(pkg, pictures);
    else {
      assertPictures(pkg, pictures);
      await assertManifest(pkg);
    }
    await runner.ask('assertNoLeaks', { name: pkg.name, at: prerenderFile }, {});
  }
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
  }
  const opened = new Set(unvalidated.map(({ name }) => name));
  // A rollback is urgent: releases that were live once are not rehearsed again.
  if (opened.size > 0 && !options.isRollback) {
    const rehearsal = { changed: options.changed, sections: opened, ownPages: opened.has('shell'), pages };
    await rehearse(composition, rehearsal);
  }
  return { ...composition, pages, files, deadLinks: dead, redirects, movedLinks };
}

/**
 * Loads the releases of a site into a guarded process, renders every page once, and validates all of them. Releases with a
 * verdict are not rehearsed again.
 * @throws Refusal naming the package, the page or file, and the remedy.
 */
export async function validateSite(packages: readonly PackageFiles[], options: ValidationOptions): Promise<Candidate> {
  const known = readVerdicts();
  const shell = packages.find(({ name }) => name === 'shell');
  const isValidated = (pkg: PackageFiles) =>
    shell !== undefined &&
    pkg.files.version !== unversioned &&
    shell.files.version !== unversioned &&
    known.has(verdictOf(shell, pkg));
  // Files are checked while the process starts.
  const candidate = await withRunner(dirs.runner, async (runner) => {
    await Promise.all(packages.filter((pkg) => !isValidated(pkg)).map(validateFiles));
    const settings = {
      day: clinicClock(buildTime().getTime()).day,
      mode: siteMode(),
      origin: chosenOrigin(),
      samples: siteSamples(),
    };
    return validateComposition(await loadComposition(runner, packages, settings), isValidated, options);
  });
  if (!options.isRollback && shell && packages.every(({ files }) => files.version !== unversioned))
    await rememberVerdicts(shell, packages);
  return candidate;
}
