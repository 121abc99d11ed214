import { changedBuild, sectionEdit } from '../../own-site/changedBuild';
import type { OwnSite } from '../../own-site/ownSite';

/** A build of a section whose pages, styles and script all say which edition they are. */
export const edition = (site: OwnSite, name: string, words: string): Promise<string> =>
  changedBuild(site, name, {
    script: (code) => `${code}\n/* Edition ${words}. */`,
    style: (css) => `${css}\n/* Edition ${words}. */`,
    prerender: sectionEdit(`({ pages, ...section }) => ({ ...section, pages: pages.map(({ Page, ...page }) => ({
      ...page,
      Page: () => jsxs(Fragment, { children: [jsx(Page, {}), jsx('p', { children: 'Edition ${words}.' })] }),
    })) })`),
  });

/** The editions that a text calls itself; a whole one is of none or of one. */
export const editionsIn = (text: string) => [
  ...new Set([...text.matchAll(/Edition ([\w-]+)\./g)].map(([, words = '']) => words)),
];
