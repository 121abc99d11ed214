import { redirects as listed } from '@site/build/packages';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../dirs';
import { prerenderFile, unversioned, type PackageFiles } from '../Release';
import { withRunner } from '../runner/startRunner';
import type { Redirect } from '../../hosts/redirects';
import { Refusal } from '../UserError';
import { validateFiles } from '../validate/validateFiles';
import { pageFault } from '../validate/pageFault';
import { assertUniqueAddresses, assertUniqueTitles } from './assertUnique';
import { assertManifest, loadComposition, ownerOf, showsSamples, type Composed, type Composition } from './Composition';
import { followLinks, linkKey, linkText, redirectsOf, type InternalLink } from './links';
import { withPictures } from './pictures';
import { rehearse } from './rehearse';
import { renderPages, writePageFiles, type RenderedPage } from './renderPages';

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
export interface ValidationOptions {
  /** The packages with another release than in the current site. */
  readonly changed: ReadonlySet<string>;
  /** The pages in the current site of each changed package, and of sections that were removed. */
  readonly pagesBefore: ReadonlyMap<string, readonly string[]>;
  /** The dead links of the current site, as `linkKey` names them; null where there is no site. */
  readonly deadBefore: ReadonlySet<string> | null;
  /** A rollback may drop pages and leave dead links, and is not rehearsed. */
  readonly isRollback: boolean;
  /** Whether pages may be dropped on purpose. */
  readonly dropPages: boolean;
}

/** Follows the links of a site to its pages, files and redirects. */
function linksOf(composition: Composition, pages: Candidate['pages'], files: Candidate['files']) {
  const { shell, sections, origin } = composition;
  const assets = [shell, ...sections].flatMap((pkg) => pkg.files.assets);
  const known = new Set([
    ...pages.map(({ address }) => address),
    ...files.map((file) => file.path),
    ...[...readdirSync(dirs.staticFiles), ...assets].map((file) => `/${file}`),
    ...['/status', '/status.json', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest'],
  ]);
  const redirects = redirectsOf(composition, listed);
  return { known, redirects, ...followLinks(pages, known, redirects, origin) };
}

/** Throws where a changed package drops a page, unless that is on purpose, and where another dead link is new. */
function assertLinks(
  { known, redirects, deadLinks }: ReturnType<typeof linksOf>,
  { changed, pagesBefore, deadBefore, dropPages }: ValidationOptions,
): void {
  const before = [...pagesBefore].flatMap(([owner, pages]) => pages.map((address) => ({ owner, address })));
  const isGone = (address: string) => !known.has(address) && !redirects.some(({ from }) => from === address);
  const dropped = before.find(({ owner, address }) => changed.has(owner) && isGone(address));
  if (dropped && !dropPages) {
    const { owner, address } = dropped;
    const from = deadLinks
      .filter(({ leadsTo }) => leadsTo === address)
      .map((link) => `${link.owner}: ${linkText(link)}`);
    throw new Refusal(
      owner,
      `${address} is on the site and has no page in this release${from.length > 0 ? ` (${from.join(', ')})` : ''}; bring it back, or let it go: npm run release -- ${owner} --drop-pages`,
    );
  }
  const isNew = (link: InternalLink) => (deadBefore ? !deadBefore.has(linkKey(link)) : changed.has(link.owner));
  const added = deadLinks.find((link) => isNew(link) && !before.some(({ address }) => address === link.leadsTo));
  if (!added) return;
  throw new Refusal(
    added.owner,
    `${linkText(added)}, where there is no page or file; correct the link, or release that page first`,
  );
}

/** The file that says that a release was valid together with a site's shell: empty, and named after both versions. */
function verdictFile(packages: readonly PackageFiles[], { files }: PackageFiles): string {
  const shell = packages.find(({ name }) => name === 'shell');
  return path.join(dirs.cache, 'verdicts', `${shell?.files.version}-${files.version}`);
}

/** The names of the packages of a site whose releases were valid before, together with its shell. */
export const validatedBefore = (packages: readonly PackageFiles[]): ReadonlySet<string> =>
  new Set(packages.filter((pkg) => existsSync(verdictFile(packages, pkg))).map(({ name }) => name));

/** Remembers that every release of a site was valid together with its shell. A version says what it is once all are complete. */
export async function rememberVerdicts(packages: readonly PackageFiles[]): Promise<void> {
  if (packages.some(({ files }) => files.version === unversioned)) return;
  await mkdir(path.join(dirs.cache, 'verdicts'), { recursive: true });
  await Promise.all(packages.map((pkg) => writeFile(verdictFile(packages, pkg), '')));
}

/**
 * Loads the releases of a site into a guarded process, renders every page once, and validates all of them. Releases with a
 * verdict are not rehearsed again.
 * @throws Refusal naming the package, the page or file, and the remedy.
 */
export function validateSite(packages: readonly PackageFiles[], options: ValidationOptions): Promise<Candidate> {
  const { changed, isRollback } = options;
  const validated = validatedBefore(packages);
  return withRunner(async (runner) => {
    // Files are checked while the process starts.
    await Promise.all(packages.filter(({ name }) => !validated.has(name)).map(validateFiles));
    const loaded = await loadComposition(runner, packages);
    const pages = await renderPages(loaded);
    for (const page of pages) {
      const fault = pageFault(page, loaded.shell.registryElementId, showsSamples(loaded, page));
      if (fault) throw new Refusal(ownerOf(page), `${page.address} ${fault}`);
    }
    const complete = async <Release extends Composed>(pkg: Release): Promise<Release> => {
      if (validated.has(pkg.name)) return pkg;
      if (pkg.files.version !== unversioned) await assertManifest(pkg);
      await runner.ask('assertNoLeaks', { name: pkg.name, at: prerenderFile }, {});
      return withPictures(pkg, loaded.sections, pages);
    };
    const shell = await complete(loaded.shell);
    const composition = { ...loaded, shell, sections: await Promise.all(loaded.sections.map(complete)) };
    assertUniqueAddresses(composition, changed);
    if (!isRollback) assertUniqueTitles(composition, changed);
    const files = await writePageFiles(composition, pages);
    const links = linksOf(composition, pages, files);
    if (!isRollback) {
      assertLinks(links, options);
      // A rollback is urgent: releases that were live once are not rehearsed again.
      await rehearse(composition, pages, changed, validated);
    }
    return { ...composition, ...links, pages, files };
  });
}
