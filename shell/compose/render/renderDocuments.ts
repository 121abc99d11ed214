import type { StructuredData } from '@site/section/Section';
import { siteOrigin } from '@site/shared-data/siteFacts';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import { compressedSize } from '../../hosts/compress';
import type { ListedSection, PinnedFile, SiteRegistry } from '../../src/sections/registry';
import { remember } from '../memory';
import { integrityOf, loadedFiles, type Release, type ReleaseFile } from '../Release';
import { withRunner } from '../runner/startRunner';
import { namesOf, parseStyles, trimStyles, type DocumentNames, type PageStyles } from './PageStyles';
import { sharedPicture } from './pictures';
import { loadShell } from './renderSection';
import {
  listFolder,
  pinned,
  type LiveSection,
  type LiveShell,
  type Rendered,
  type RenderedPage,
  type SiteFile,
} from './Site';

/** A page without a document. The region is null for the shell's own pages. */
export type UnframedPage = Omit<RenderedPage, 'html'> & { readonly region: string | null };

/** A style sheet of a release, as pages contain it. */
interface Sheet {
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

/** Returns what a shell writes for a sheet until the document is finished. */
const placeholder = ({ whole }: Sheet) => `/*${whole.integrity}*/`;

/** Replaces the placeholders in a document with its trimmed styles. */
const withStyles = (html: string, sheets: readonly Sheet[], trimmed: readonly string[]) =>
  sheets.reduce((text, sheet, index) => text.replace(placeholder(sheet), () => trimmed[index] ?? ''), html);

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

async function registered({ name, container, opensAlone, release, data }: LiveSection): Promise<ListedSection> {
  const sizes = loadedFiles(release).map(({ file }) => compressedSize(path.join(release.folder, file)));
  return {
    name,
    container,
    entry: pinned(release, release.script),
    ...(release.style && { style: pinned(release, release.style) }),
    bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
    pages: data.pages.map((page) => page.path),
    ...(opensAlone && { opensAlone }),
  };
}

/** Returns structured data with another origin than the one in the site facts, such as 'https://www.example.org'. */
export function atOrigin(data: readonly StructuredData[], origin: string): readonly StructuredData[] {
  const home = new RegExp(`^${siteOrigin.value.replaceAll('.', '\\.')}(?=[/#?]|$)`);
  const move = (_: string, value: unknown) => (typeof value === 'string' ? value.replace(home, origin) : value);
  return JSON.parse(JSON.stringify(data, move)) as readonly StructuredData[];
}

/** For fewer pages than this, another process takes longer to start than it saves. */
const pagesEach = 100;

/** A process receives its next request before it has answered the last one. */
const requestsAtOnce = 4;

/** Splits pages into as many parts as there are cores, or fewer. */
function partsOf<Page>(pages: readonly Page[]): Page[][] {
  const count = Math.min(availableParallelism(), Math.ceil(pages.length / pagesEach));
  return Array.from({ length: count }, (_, part) => pages.filter((__, index) => index % count === part));
}

/** Joins what belongs to the parts of `partsOf` in the order of the pages. */
const joined = <Item>(parts: readonly (readonly Item[])[]): readonly Item[] =>
  (parts[0] ?? []).flatMap((_, row) => parts.flatMap((part) => part.slice(row, row + 1)));

/** A site without its documents. */
type SiteWithoutDocuments = Pick<Rendered, 'day' | 'origin' | 'demo' | 'events'> & {
  readonly sections: readonly LiveSection[];
  /** Whether each page has its own policy. */
  readonly areAlone: boolean;
};

/** Returns the file with a list of sections. Its name is a hash of its content. */
function listFile(text: string): SiteFile & { readonly pin: PinnedFile } {
  const version = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const file = `${listFolder}/${version}.js`;
  return { path: file, text, pin: { url: `/${file}`, integrity: integrityOf(Buffer.from(text)) } };
}

/**
 * Writes the documents around pages, in processes that load a shell and no section. A page knows only the sections on its own
 * shell. Links to other sections open the finished document. The documents are cached.
 * @returns the documents in the order of the pages, and the list of all sections, which they pin.
 * @throws Refusal that names the shell, the page and the error.
 */
export async function renderDocuments(
  shell: LiveShell,
  pages: readonly UnframedPage[],
  { day, origin, demo, events, areAlone, ...site }: SiteWithoutDocuments,
) {
  const sections = site.sections.filter((section) => section.shell === shell);
  const { homeStyle, style, script, assets, folder } = shell.release;
  // The newest shell owns the home page.
  const isNewest = pages.some(({ owner }) => owner === shell.name);
  const isElsewhere = ({ shell: other }: LiveSection) => other !== shell;
  const registry: SiteRegistry = {
    day,
    demo,
    ...(style && { shellStyle: pinned(shell.release, style) }),
    ...(!isNewest && { isHomeElsewhere: true }),
    ...(homeStyle && { homeStyle: pinned(shell.release, homeStyle) }),
    sections: await Promise.all(sections.map(registered)),
    elsewhere: site.sections.filter(isElsewhere).flatMap(({ data }) => data.pages.map((page) => page.path)),
    events,
  };
  const common = await sheetOf('shell', shell.release, style);
  const own = new Map([['shell', await sheetOf('home', shell.release, homeStyle)]]);
  for (const { name, release } of sections) own.set(name, await sheetOf(name, release, release.style));
  const sheetsOf = (owner: string) => [...common, ...(own.get(owner) ?? [])];
  // The two fonts of the first screen, and the parts of them that some pages need for their letters.
  const fonts = assets.filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`);
  const brought = new Map(sections.map(({ name, release }) => [name, release.assets]));
  const requestFor = ({ address, head, owner, region }: UnframedPage) => ({
    address,
    region,
    facts: {
      title: head.title,
      description: head.description,
      canonical: origin + (head.canonical ?? (address === '*' ? '/' : address)),
      socialImage: origin + sharedPicture(head, brought.get(owner) ?? assets),
      structuredData: atOrigin(head.structuredData, origin),
      alternates: head.files ?? [],
      listed: !(typeof demo === 'boolean' ? demo : demo.includes(owner)) && address !== '*',
      styles: sheetsOf(owner).map((sheet) => ({ owner: sheet.owner, css: placeholder(sheet) })),
      wholeStyles: sheetsOf(owner).map(({ whole }) => whole),
      shellScript: pinned(shell.release, script),
      preloads: registry.sections.filter((section) => section.name === owner).map(({ entry }) => entry),
      fonts,
    },
  });
  const rendered = partsOf(pages.map(requestFor)).map((asked) =>
    remember('documents', [shell.release.version, registry, asked], () =>
      withRunner(async (runner) => {
        await loadShell(runner, folder);
        const script = await runner.ask('setRegistry', { name: 'shell', at: 'the registry' }, { registry });
        const list = listFile(String(script));
        const render = async (request: (typeof asked)[number]) => {
          const about = { name: 'shell', at: request.address };
          return String(await runner.ask('renderDocument', about, { ...request, list: list.pin }));
        };
        return { list, texts: await pMap(asked, render, { concurrency: requestsAtOnce }) };
      }),
    ),
  );
  const parts = await Promise.all(rendered);
  // Two sections may claim one address, so pages are not found by it.
  const texts = joined(parts.map((part) => part.texts));
  const documents = pages.map((page, index) => ({ ...page, html: texts[index] ?? '' }));
  const list = parts[0]?.list;
  return {
    pages: await trimPages(documents, sheetsOf, fonts, areAlone),
    files: list ? [{ path: list.path, text: list.text }] : [],
  };
}
