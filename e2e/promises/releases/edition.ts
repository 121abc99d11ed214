import { randomUUID } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OwnSite } from './ownSite';

/** What a build is made of, as `release --from` takes it. */
const parts = ['remoteEntry.js', 'section.css', 'prerender.cjs'];

/** Changes a file of a build. */
export async function edit(folder: string, file: string, change: (text: string) => string): Promise<void> {
  const place = path.join(folder, file);
  await writeFile(place, change(await readFile(place, 'utf8')));
}

/** A finished build of a section, as webpack left it for the release that was live when the test began. */
export async function firstBuild(site: OwnSite, name: string): Promise<string> {
  const folder = path.join(site.home, 'builds', randomUUID());
  for (const part of parts) await cp(path.join(site.firstRelease(name), part), path.join(folder, part));
  return folder;
}

/**
 * Changes what the prerender bundle of a build exports.
 * @param change the source of a function from a section to a section; `jsx`, `jsxs` and `Fragment` are at hand.
 */
export const editSection = (folder: string, change: string) =>
  edit(
    folder,
    'prerender.cjs',
    (code) =>
      `${code};{const { jsx, jsxs, Fragment } = require('react/jsx-runtime');module.exports = { section: (${change})(module.exports.section) };}`,
  );

/** A build of a section whose pages, styles and script all say which edition they are. */
export async function edition(site: OwnSite, name: string, words: string): Promise<string> {
  const folder = await firstBuild(site, name);
  await edit(folder, 'remoteEntry.js', (code) => `${code}\n/* Edition ${words}. */`);
  await edit(folder, 'section.css', (css) => `${css}\n/* Edition ${words}. */`);
  await editSection(
    folder,
    `({ pages, ...section }) => ({ ...section, pages: pages.map(({ Page, ...page }) => ({
      ...page,
      Page: () => jsxs(Fragment, { children: [jsx(Page, {}), jsx('p', { children: 'Edition ${words}.' })] }),
    })) })`,
  );
  return folder;
}

/** The editions that a text calls itself; a whole one is of none or of one. */
export const editionsIn = (text: string) => [
  ...new Set([...text.matchAll(/Edition ([\w-]+)\./g)].map(([, words = '']) => words)),
];
