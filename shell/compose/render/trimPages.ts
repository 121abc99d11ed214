import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PinnedFile } from '../../src/sections/registry';
import { remember } from '../memory';
import type { Release, ReleaseFile } from '../Release';
import { namesOf, parseStyles, trimStyles, type DocumentNames, type PageStyles } from './PageStyles';
import { pinned, type LiveSection, type LiveShell, type RenderedPage } from './Site';

/** A style sheet of a release, as pages contain it. */
export interface Sheet {
  readonly owner: string;
  /** Parses it, once. */
  readonly styles: () => PageStyles;
  readonly whole: PinnedFile;
}

/** Reads a style sheet of a release. Returns nothing if it is missing or empty. */
async function sheetOf(owner: string, release: Release, sheet: ReleaseFile | null): Promise<Sheet[]> {
  const css = sheet ? await readFile(path.join(release.folder, sheet.file), 'utf8') : '';
  if (!sheet || css === '') return [];
  let parsed: PageStyles | undefined;
  return [{ owner, styles: () => (parsed ??= parseStyles(css)), whole: pinned(release, sheet) }];
}

/** Reads the style sheets of a shell and its sections. Returns a function that returns those of a page by its owner. */
export async function readSheets({ release }: LiveShell, sections: readonly LiveSection[]) {
  const common = await sheetOf('shell', release, release.style);
  const own = new Map([['shell', await sheetOf('home', release, release.homeStyle)]]);
  for (const section of sections)
    own.set(section.name, await sheetOf(section.name, section.release, section.release.style));
  return (owner: string): readonly Sheet[] => [...common, ...(own.get(owner) ?? [])];
}

/** Returns what a shell writes for a sheet until the document is finished. */
export const placeholder = ({ whole }: Sheet) => `/*${whole.integrity}*/`;

/**
 * Replaces the placeholders in the first style element of a document with its trimmed styles. A title, a description or a
 * region may contain the same text.
 */
const withStyles = (html: string, sheets: readonly Sheet[], trimmed: readonly string[]) =>
  html.replace(/(?<=<style\b[^>]*>).*?(?=<\/style>)/s, (style) =>
    sheets.reduce((text, sheet, index) => text.replace(placeholder(sheet), () => trimmed[index] ?? ''), style),
  );

/** Removes the preloads of fonts that the styles of a document do not name. */
const withFonts = (html: string, fonts: readonly string[]) =>
  fonts.reduce((text, href) => {
    const preload = `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="anonymous"/>`;
    return text.includes(`url(${href})`) ? text : text.replace(preload, '');
  }, html);

/**
 * Trims the styles of each document to what it can use. Some sites have one policy for all pages, and a policy can name only so
 * many styles. There, all pages of an owner get the same styles. Trimmed styles are cached.
 */
export async function trimPages(
  pages: readonly RenderedPage[],
  sheetsOf: (owner: string) => readonly Sheet[],
  fonts: readonly string[],
  areAlone: boolean,
): Promise<RenderedPage[]> {
  const all = new Set(areAlone ? [] : pages.flatMap(({ html, names }) => [...namesOf(html, names)]));
  const trim = (sheets: readonly Sheet[], names: DocumentNames) =>
    remember('trimmed', [sheets.map(({ whole }) => whole.integrity), [...names].sort()], async () =>
      trimStyles(
        sheets.map((sheet) => sheet.styles()),
        names,
      ),
    );
  const shared = new Map<string, Promise<readonly string[]>>();
  const finished = pages.map(async (page) => {
    const sheets = sheetsOf(page.owner);
    const known = shared.get(page.owner);
    const trimming = areAlone ? trim(sheets, namesOf(page.html, page.names)) : (known ?? trim(sheets, all));
    shared.set(page.owner, trimming);
    return { ...page, html: withFonts(withStyles(page.html, sheets, await trimming), fonts) };
  });
  return Promise.all(finished);
}
