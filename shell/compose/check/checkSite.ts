import { isInstalled } from '@site/build/packages';
import { reportOn } from '@site/shared-data/check/contentReport';
import type { Moment } from '../../system/settings';
import { Refusal, UserError } from '../../system/UserError';
import { shellsOf, showsSamples, type Rendered } from '../render/Site';
import { picturesOfEvents, picturesOfHead } from '../render/pictures';
import type { EarlierSite } from '../currentSite';
import { assertUniqueAddresses, assertUniqueTitles, assertUniqueUids } from './assertUnique';
import { sampleFault } from '../contract/inspectPage';
import { assertLinks, followLinks, type LinkRules, type SiteLinks } from './links';
import { rehearse } from './rehearse';
import { siteNotes } from './siteNotes';

/** The result of the fourth step of a change: a site that may go live, and the targets of its links. */
export interface Checked extends Rendered, SiteLinks {
  readonly notes: readonly string[];
}

/** The current site to compare with, and the rules of the check. */
export interface CheckOptions extends LinkRules {
  readonly currentSite: EarlierSite;
  /** The packages whose change must succeed. */
  readonly required: ReadonlySet<string>;
  /** A rollback may drop pages and leave dead links. It shows samples again, and skips the rehearsal. */
  readonly isRollback: boolean;
}

/**
 * Checks that pages of a production site (`SITE_MODE=live`) show no samples.
 * @param pages the addresses of the pages that go live; every page if left out.
 * @returns hints on the content, each in one line.
 * @throws UserError that names each sample and who could confirm it.
 */
export function checkContent(
  { content, mode }: Pick<Moment, 'content' | 'mode'>,
  pages?: readonly string[],
): readonly string[] {
  const { isAccepted, lines } = reportOn(content, { mode, ...(pages && { pages }) });
  if (!isAccepted) throw new UserError(lines.join('\n'));
  // The site's repository confirms the facts of an installed kit.
  return isInstalled ? [] : lines;
}

/** Throws a Refusal if pages for visitors contain sample text. */
function assertNoMarks(site: Rendered): void {
  const faults = new Map<string, string[]>();
  for (const { address, owner, mark } of site.pages) {
    if (mark && !showsSamples(site, owner))
      faults.set(owner, [...(faults.get(owner) ?? []), sampleFault(address, mark)]);
  }
  for (const [owner, lines] of faults) throw new Refusal(owner, ...lines);
}

/** Throws a Refusal if a release lacks a picture that its pages show, or that the home page shows for its events. */
function assertPictures({ shell, sections, pages }: Rendered): void {
  const announced = new Set(sections.flatMap(({ data }) => picturesOfEvents(data)));
  const refuse = (owner: string, picture: string, page: string) => {
    throw new Refusal(
      owner,
      `${picture.slice(1)} is shown on ${page} and not in the release; release it with its pictures`,
    );
  };
  for (const { name, data, release } of sections) {
    const missing = picturesOfEvents(data).find((picture) => !release.assets.includes(picture.slice(1)));
    if (missing) refuse(name, missing, 'the home page');
  }
  // If a page has no picture, a shared link shows the clinic's own card. The shell contains it.
  const ofShell = new Set(shellsOf({ shell, sections }).flatMap(({ release }) => release.assets));
  const assetsOf = new Map([shell, ...sections].map(({ name, release }) => [name, new Set(release.assets)]));
  for (const { address, owner, images, head } of pages) {
    const assets = assetsOf.get(owner) ?? new Set();
    const own = images.find((one) => !assets.has(one.slice(1)) && !(owner === shell.name && announced.has(one)));
    const named = picturesOfHead(head, [...assets]);
    const missing = own ?? named.find((one) => !assets.has(one.slice(1)) && !ofShell.has(one.slice(1)));
    if (missing) refuse(owner, missing, address);
  }
}

/**
 * Checks a rendered site as a whole. It finds conflicts between sections, and pages that do not hydrate.
 * @throws Refusal that names the package, the page or file, and the remedy.
 */
export async function checkSite(site: Rendered, options: CheckOptions): Promise<Checked> {
  const { changed, currentSite, required, isRollback } = options;
  assertNoMarks(site);
  assertUniqueAddresses(site, changed);
  assertUniqueUids(site.sections, changed);
  assertPictures(site);
  const links = followLinks(site);
  if (!isRollback) {
    assertUniqueTitles(site.pages, changed);
    assertLinks(links, options);
    // A rollback is urgent. Its releases were live before, so they are not rehearsed again.
    await rehearse(site, changed, currentSite);
    // Pages of other owners may not be ready yet.
    const going = site.pages.flatMap(({ owner, address }) => (required.has(owner) ? address : []));
    if (going.length > 0) checkContent(site, going);
  }
  return { ...site, ...links, notes: await siteNotes(site, links, options) };
}
