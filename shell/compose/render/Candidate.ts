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
import { pending } from '../stage/Change';
import { Refusal } from '../UserError';
import { validateFiles } from '../validate/validateFiles';
import { validateHead, validatePage } from '../validate/validatePage';
import { loadComposition, ownerOf } from './Composition';
import type { ComposedSection, ComposedShell, Composition } from './Composition';
import { deadLinks, linkKey, linkText } from './followLinks';
import type { InternalLink } from './followLinks';
import { addPictures, picturesOf, refuseMissingPictures } from './pictures';
import { refuseSharedAddresses, refuseSharedTitles } from './refuseShared';
import { rehearse } from './rehearse';
import { renderPages, writePageFiles } from './renderDocument';
import type { RenderedPage, WrittenFile } from './renderDocument';

/** A site that may become the one that stands: every page of it, looked at. */
export interface Candidate extends Omit<Composition, 'runner'> {
  readonly pages: readonly RenderedPage[];
  /** Files beside pages, such as calendars. */
  readonly files: readonly WrittenFile[];
  readonly deadLinks: readonly InternalLink[];
}

/** What a site is looked at beside: the one that stands, or its branches. */
export interface Surroundings {
  /** The packages whose release is not the one that stands. */
  readonly changed: ReadonlySet<string>;
  /** The pages that changed packages had before, by package. */
  readonly pagesBefore: ReadonlyMap<string, readonly string[]>;
  /** The dead links that stand already, as `linkKey` names them; null where nothing stands. */
  readonly deadBefore: ReadonlySet<string> | null;
  /** Whether pages may go and links may lead nowhere: going back is allowed to. */
  readonly isLenient: boolean;
  /** Whether pages may go on purpose. */
  readonly dropPages: boolean;
}

type Composed = ComposedShell | ComposedSection;

/** What has been looked at and found good, by content: files that say nothing but their names. */
const verdicts = path.join(dirs.cache, 'verdicts');
const verdictOf = (shell: PackageFiles, { files }: PackageFiles) => `${shell.files.version}-${files.version}`;

function knownVerdicts(): ReadonlySet<string> {
  try {
    return new Set(readdirSync(verdicts));
  } catch {
    return new Set();
  }
}

/** Remembers that every release of a site was found good beside its shell. */
export async function rememberVerdicts(shell: PackageFiles, packages: readonly PackageFiles[]): Promise<void> {
  await mkdir(verdicts, { recursive: true });
  await Promise.all(packages.map((pkg) => writeFile(path.join(verdicts, verdictOf(shell, pkg)), '')));
}

/** What a release says of itself, as its bundle has it. */
export function manifestOf(pkg: Composed, modules: readonly string[]): Manifest {
  const { contract } = pkg;
  const pages = pkg.pages.map((page) => page.path).sort();
  if ('provides' in pkg) {
    return { kind: 'shell', name: 'shell', contract, pages, provides: pkg.provides, modules };
  }
  const { name, container, requires } = pkg;
  return { kind: 'section', name, contract, container, pages, requires, modules };
}

/** Refuses a release whose manifest says otherwise than its bundle. */
async function refuseOtherManifest(pkg: Composed): Promise<void> {
  const text = await readFile(path.join(pkg.files.folder, manifestFile), 'utf8').catch(() => '{}');
  const said = JSON.parse(text) as Partial<Manifest>;
  const known = manifestOf(pkg, said.modules ?? []);
  const isOther = ([field, value]: [string, unknown]) => !isDeepStrictEqual(said[field as keyof Manifest] ?? [], value);
  const other = Object.entries(known).find(isOther)?.[0];
  if (other) throw new Refusal(pkg.name, `release.json names other ${other} than the bundle has; release it anew`);
}

/** Every address of a site that a link may lead to. */
function placesOf(
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

/** Refuses to let an address go that people may have kept. */
function refuseDroppedPages(
  { pagesBefore, changed }: Surroundings,
  pages: readonly RenderedPage[],
  links: readonly InternalLink[],
): void {
  const present = new Set(pages.map(({ address }) => address));
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

/** Refuses links to nothing that were not there before, but for those to pages that are dropped on purpose. */
function refuseNewDeadLinks({ changed, deadBefore, pagesBefore }: Surroundings, dead: readonly InternalLink[]): void {
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

/** Looks at what a composition shows, page by page. */
async function look(
  composition: Composition,
  isKnown: (pkg: Composed) => boolean,
  around: Surroundings,
): Promise<Candidate> {
  const { runner, shell, sections } = composition;
  const packages: Composed[] = [shell, ...sections];
  const unknown = packages.filter((pkg) => !isKnown(pkg));
  const pages = await renderPages(composition);
  for (const page of pages) {
    const fault = validateHead(page.elements) ?? validatePage(page.elements, shell.registryElementId);
    if (fault) throw new Refusal(ownerOf(page), `${page.address} ${fault}`);
  }
  for (const pkg of unknown) {
    const pictures = picturesOf(pkg, composition, pages);
    if (pkg.files.version === pending) await addPictures(pkg, pictures);
    else {
      refuseMissingPictures(pkg, pictures);
      await refuseOtherManifest(pkg);
    }
    await runner.ask('assertNoLeaks', { name: pkg.name, at: prerenderFile }, {});
  }
  await refuseSharedAddresses(composition, around.changed);
  if (!around.isLenient) refuseSharedTitles(composition, around.changed);
  const files = (await Promise.all(pages.map((page) => writePageFiles(composition, page)))).flat();
  const dead = deadLinks(pages, placesOf(composition, pages, files), composition.origin);
  if (!around.isLenient) {
    if (!around.dropPages) refuseDroppedPages(around, pages, dead);
    refuseNewDeadLinks(around, dead);
  }
  const opened = new Set(unknown.map(({ name }) => name));
  // Going back is for trouble: what was live once is not kept waiting for.
  if (opened.size > 0 && !around.isLenient) {
    const parts = { changed: around.changed, sections: opened, ownPages: opened.has('shell'), pages };
    await rehearse(composition, parts);
  }
  return { ...composition, pages, files, deadLinks: dead };
}

/**
 * Loads the releases of a site into a guarded process, renders every page once, and looks at all of it. What was found good
 * before, by content, is not opened in a browser's window again.
 * @throws Refusal naming the package, the page or file, and the remedy.
 */
export async function lookAtSite(packages: readonly PackageFiles[], around: Surroundings): Promise<Candidate> {
  const known = knownVerdicts();
  const shell = packages.find(({ name }) => name === 'shell');
  const isKnown = (pkg: PackageFiles) =>
    shell !== undefined &&
    pkg.files.version !== pending &&
    shell.files.version !== pending &&
    known.has(verdictOf(shell, pkg));
  // The process starts meanwhile.
  const candidate = await withRunner(dirs.runner, async (runner) => {
    await Promise.all(packages.filter((pkg) => !isKnown(pkg)).map(validateFiles));
    const settings = {
      day: clinicClock(buildTime().getTime()).day,
      mode: siteMode(),
      origin: chosenOrigin(),
      samples: siteSamples(),
    };
    return look(await loadComposition(runner, packages, settings), isKnown, around);
  });
  if (!around.isLenient && shell && packages.every(({ files }) => files.version !== pending))
    await rememberVerdicts(shell, packages);
  return candidate;
}
