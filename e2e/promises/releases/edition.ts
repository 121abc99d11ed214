import { changedBuild, sectionEdits } from '../../own-site/changedBuild';
import type { OwnSite } from '../../own-site/ownSite';

/** A build of a section whose pages, styles and script all say which edition they are. */
export function edition(site: OwnSite, name: string, words: string): Promise<string> {
  const { script, prerender } = sectionEdits(
    name,
    `({ pages, ...section }) => ({ ...section, pages: pages.map(({ Page, ...page }) => ({
      ...page,
      Page: () => jsxs(Fragment, { children: [jsx(Page, {}), jsx('p', { children: 'Edition ${words}.' })] }),
    })) })`,
  );
  const style = (css: string) => `${css}\n/* Edition ${words}. */`;
  return changedBuild(site, name, { script, style, prerender });
}

/** The editions that a text calls itself; a whole one is of none or of one. */
export const editionsIn = (text: string) => [
  ...new Set([...text.matchAll(/Edition ([\w-]+)\./g)].map(([, words = '']) => words)),
];
