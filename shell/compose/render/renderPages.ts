import type { StructuredData } from '@site/section/Section';
import { siteOrigin } from '@site/shared-data/siteFacts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PinnedFile } from '../../src/sections/registry';
import type { ReleaseFile, ReleaseFiles } from '../Release';
import { elementsOf, type Element } from '../validate/pageFaults';
import { mostPageRules } from '../../hosts/headersForStaticHosts';
import { namesOf, parseStyles, trimStyles, type PageStyles } from './PageStyles';
import { pinned, showsSamples, type ComposedPage, type Composition } from './Composition';
import { sharedPicture } from './pictures';

/** A page with its finished document. */
export interface RenderedPage extends ComposedPage {
  readonly html: string;
  /** The elements of the document, in order. */
  readonly elements: readonly Element[];
}

/** A composition with its finished documents. */
export interface RenderedSite extends Composition {
  readonly pages: readonly RenderedPage[];
}

/** A style sheet of a release, as pages contain it. */
interface Sheet {
  readonly owner: string;
  readonly css: string;
  readonly styles: PageStyles;
  readonly whole: PinnedFile;
}

/** The style sheet of a release; none where there is none or nothing in it. */
async function sheetOf(owner: string, release: ReleaseFiles, sheet: ReleaseFile | null): Promise<Sheet[]> {
  const css = sheet ? await readFile(path.join(release.folder, sheet.file), 'utf8') : '';
  return sheet && css !== '' ? [{ owner, css, styles: parseStyles(css), whole: pinned(release, sheet) }] : [];
}

/** What a shell writes for a sheet until the document is finished. */
const placeholder = ({ whole }: Sheet) => `/*${whole.integrity}*/`;

/** Writes trimmed styles into the document that has their placeholders. */
const withStyles = (html: string, sheets: readonly Sheet[], trimmed: readonly string[]) =>
  sheets.reduce((text, sheet, index) => text.replace(placeholder(sheet), () => trimmed[index] ?? ''), html);

/**
 * Trims the styles of each document to what it can use. On a site whose pages share one policy, which names only so many styles,
 * the pages of an owner have the same ones.
 */
function trimPages(pages: readonly (RenderedPage & { readonly sheets: readonly Sheet[] })[]): RenderedPage[] {
  const areAlone = pages.length <= mostPageRules;
  const all = new Set(areAlone ? [] : pages.flatMap(({ elements }) => [...namesOf(elements)]));
  const shared = new Map<string, readonly string[]>();
  return pages.map(({ sheets, ...page }) => {
    const styles = sheets.map((sheet) => sheet.styles);
    const trimmed = areAlone
      ? trimStyles(styles, namesOf(page.elements))
      : (shared.get(page.owner) ?? trimStyles(styles, all));
    shared.set(page.owner, trimmed);
    return { ...page, html: withStyles(page.html, sheets, trimmed) };
  });
}

/** Renders every page of a site. Throws a Refusal naming the package, the page and the error of its code. */
export async function renderPages(composition: Composition): Promise<RenderedSite> {
  const { runner, shell, sections, registry, origin } = composition;
  const common = await sheetOf('shell', shell.files, shell.files.style);
  const own = new Map([['shell', await sheetOf('home', shell.files, shell.files.homeStyle)]]);
  for (const { name, files } of sections) own.set(name, await sheetOf(name, files, files.style));
  const assets = new Map([shell, ...sections].map(({ name, files }) => [name, files.assets]));
  const pages = await Promise.all(
    composition.pages.map(async (page) => {
      const { address, head, owner } = page;
      const sheets = [...common, ...(own.get(owner) ?? [])];
      const trims = shell.loadsWholeStyles ?? false;
      const facts = {
        title: head.title,
        description: head.description,
        canonical: origin + (head.canonical ?? (address === '*' ? '/' : address)),
        socialImage: origin + sharedPicture(head, assets.get(owner) ?? []),
        structuredData: atOrigin(head.structuredData ?? [], origin),
        alternates: head.files ?? [],
        listed: !showsSamples(composition, page) && address !== '*',
        styles: sheets.map((sheet) => ({ owner: sheet.owner, css: trims ? placeholder(sheet) : sheet.css })),
        wholeStyles: sheets.map(({ whole }) => whole),
        shellScript: pinned(shell.files, shell.files.script),
        preloads: registry.sections.filter((section) => section.name === owner).map(({ entry }) => entry),
        // The two fonts of the first screen are in the shell's release.
        fonts: shell.files.assets.filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`),
      };
      const html = await runner.ask('render', { name: owner, at: address }, { address, registry, facts });
      return { ...page, html, elements: elementsOf(html), sheets: trims ? sheets : [] };
    }),
  );
  return { ...composition, pages: trimPages(pages) };
}

/** Writes the files beside pages, such as calendars. */
export const writePageFiles = ({ runner, pages, origin, day }: Composition) =>
  Promise.all(
    pages.flatMap(({ head: { files = [] }, owner: name }) =>
      files.map(async ({ path }) => ({
        path,
        text: await runner.ask('writeFile', { name, at: path }, { name, path, origin, day }),
      })),
    ),
  );

/** Structured data with another origin than that of the site facts, such as 'https://www.example.org'. */
export function atOrigin(data: readonly StructuredData[], origin: string): readonly StructuredData[] {
  const home = new RegExp(`^${siteOrigin.value.replaceAll('.', '\\.')}(?=[/#?]|$)`);
  const move = (_: string, value: unknown) => (typeof value === 'string' ? value.replace(home, origin) : value);
  return JSON.parse(JSON.stringify(data, move)) as readonly StructuredData[];
}
