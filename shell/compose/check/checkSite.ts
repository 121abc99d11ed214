import { showsSamples, type RenderedSite } from '../render/Site';
import { Refusal } from '../UserError';
import { assertPictures } from './assertPictures';
import { assertUniqueAddresses, assertUniqueTitles } from './assertUnique';
import { sampleFault } from '../contract/inspectPage';
import { assertLinks, followLinks, type LinkRules, type SiteLinks } from './links';
import { rehearse } from './rehearse';

/** A site that may become the current one, and where its links lead. */
export interface CheckedSite extends RenderedSite, SiteLinks {}

/** What a site is compared with. A rollback may drop pages and leave dead links, and is not rehearsed. */
export type CheckOptions = LinkRules & { readonly isRollback: boolean };

/** Throws where pages that go before visitors have words of samples. */
function assertNoMarks(site: RenderedSite): void {
  const faults = new Map<string, string[]>();
  for (const { address, owner, mark } of site.pages) {
    if (mark && !showsSamples(site, owner))
      faults.set(owner, [...(faults.get(owner) ?? []), sampleFault(address, mark)]);
  }
  for (const [owner, lines] of faults) throw new Refusal(owner, ...lines);
}

/**
 * Checks a rendered site as a whole: what sections can only do wrong together, and whether every page comes alive.
 * @throws Refusal naming the package, the page or file, and the remedy.
 */
export async function checkSite(site: RenderedSite, options: CheckOptions): Promise<CheckedSite> {
  const { changed, isRollback } = options;
  assertNoMarks(site);
  assertUniqueAddresses(site, changed);
  assertPictures(site);
  const links = followLinks(site);
  if (!isRollback) {
    assertUniqueTitles(site.pages, changed);
    assertLinks(links, options);
    // A rollback is urgent: releases that were live once are not rehearsed again.
    await rehearse(site, changed);
  }
  return { ...site, ...links };
}
