import type { Rendered, RenderedPage } from '../render/Site';

/** The file with the speculation rules of a site. Its ending gives it its type. The header of every page names it, so it is short. */
export const speculationFile = 'next.rules';

/** Returns whether a document may not run scripts of other sections. The shell marks it. */
export const isAlone = ({ html }: Pick<RenderedPage, 'html'>) => /^<!doctype html><html[^>]* data-alone/i.test(html);

const addressesOf = (pages: readonly Pick<RenderedPage, 'address'>[]) => pages.map(({ address }) => address);

/** The parts of a site that tell which links open a document. */
export interface LinkedSite {
  readonly pages: readonly Pick<RenderedPage, 'address' | 'owner' | 'html'>[];
  readonly shell: Rendered['shell'];
  readonly sections: readonly Pick<Rendered['sections'][number], 'name' | 'shell'>[];
}

/**
 * Returns the rules by which a browser prefetches a document when a visitor shows an intent to open it (WICG Speculation
 * Rules). They match the links that open a document: those to pages that open alone or stand on an earlier shell. On a
 * page that opens alone, they match all links but those to its section and home. A prefetched document opens without a request,
 * while one of `<link rel="prefetch">` would be revalidated, because documents have `no-cache`. Only Chromium reads the
 * rules, and it ignores them with Save-Data.
 * @returns the text of the file, or undefined if no link opens a document.
 */
export function speculationRules({ pages, shell, sections }: LinkedSite): string | undefined {
  const alone = pages.filter(isAlone);
  const earlier = sections.filter((section) => section.shell !== shell).map(({ name }) => name);
  const documents = pages.filter((page) => isAlone(page) || earlier.includes(page.owner));
  if (documents.length === 0) return undefined;
  const fromOthers = [{ href_matches: addressesOf(documents) }, { not: { selector_matches: '[data-alone] a' } }];
  const fromAlone = [...new Set(alone.map(({ owner }) => owner))].map((owner) => {
    const here = addressesOf(alone.filter((page) => page.owner === owner));
    const own = addressesOf(pages.filter((page) => page.owner === owner));
    const links = here.map((address) => `[data-address="${address}"] a`).join();
    return [{ selector_matches: links }, { href_matches: '/*' }, { not: { href_matches: ['/', ...own] } }];
  });
  const prefetch = [fromOthers, ...fromAlone].map((and) => ({ where: { and }, eagerness: 'moderate' }));
  return `${JSON.stringify({ prefetch })}\n`;
}
