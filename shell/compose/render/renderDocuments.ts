import type { StructuredData } from '@site/section/Section';
import { siteOrigin } from '@site/shared-data/siteFacts';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import { compressedSize } from '../../hosts/compress';
import type { ListedSection, PinnedFile, SiteRegistry } from '../../src/sections/registry';
import { isLazyContainer } from '../contract/isLazyContainer';
import { remember } from '../memory';
import { integrityOf, loadedFiles } from '../Release';
import { withRunner } from '../runner/startRunner';
import { sharedPicture } from './pictures';
import { loadShell } from './renderSection';
import {
  listFolder,
  pinned,
  showsSamples,
  type LiveSection,
  type LiveShell,
  type Rendered,
  type RenderedPage,
  type SiteFile,
} from './Site';
import { placeholder, readSheets, trimPages, type Sheet } from './trimPages';

/** A page without a document. The region is null for the shell's own pages. */
export type UnframedPage = Omit<RenderedPage, 'html'> & { readonly region: string | null };

async function registered({ name, container, opensAlone, release, data }: LiveSection): Promise<ListedSection> {
  const script = await readFile(path.join(release.folder, release.script.file), 'utf8');
  const sizes = loadedFiles(release).map(({ file }) => compressedSize(path.join(release.folder, file)));
  const forNeed = data.pages.filter((page) => page.isForNeed).map((page) => page.path);
  return {
    name,
    container,
    entry: pinned(release, release.script),
    ...(isLazyContainer(script, container) && { isLazy: true }),
    ...(release.style && { style: pinned(release, release.style) }),
    bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
    pages: data.pages.map((page) => page.path),
    ...(opensAlone && { opensAlone }),
    ...(forNeed.length > 0 && { forNeed }),
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

/** What compose tells a shell about the site. Shells of before December 2026 have a sheet of their own for the home page. */
type RegistryOfShell = SiteRegistry & { readonly homeStyle?: PinnedFile };

/** Returns what the documents of a shell need to know about the site. */
async function registryOf(
  shell: LiveShell,
  pages: readonly UnframedPage[],
  { day, demo, events, sections }: SiteWithoutDocuments,
): Promise<RegistryOfShell> {
  const { homeStyle, style } = shell.release;
  // The newest shell owns the home page.
  const isNewest = pages.some(({ owner }) => owner === shell.name);
  const isElsewhere = (section: LiveSection) => section.shell !== shell;
  return {
    day,
    demo,
    ...(style && { shellStyle: pinned(shell.release, style) }),
    ...(!isNewest && { isHomeElsewhere: true }),
    ...(homeStyle && { homeStyle: pinned(shell.release, homeStyle) }),
    sections: await Promise.all(sections.filter((section) => !isElsewhere(section)).map(registered)),
    elsewhere: sections.filter(isElsewhere).flatMap(({ data }) => data.pages.map((page) => page.path)),
    events,
  };
}
/** Returns the fonts that documents preload: the two of the first screen, and the parts that some pages need for their letters. */
const fontsOf = ({ release }: LiveShell) =>
  release.assets.filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`);

/** Returns a function that returns the request for a page's document. */
function requestsFor(
  shell: LiveShell,
  registry: SiteRegistry,
  { origin, demo, sections }: SiteWithoutDocuments,
  sheetsOf: (owner: string) => readonly Sheet[],
) {
  const { script, assets } = shell.release;
  const assetsOf = new Map(sections.map(({ name, release }) => [name, release.assets]));
  return ({ address, head, owner, region }: UnframedPage) => ({
    address,
    region,
    facts: {
      title: head.title,
      description: head.description,
      canonical: origin + (head.canonical ?? (address === '*' ? '/' : address)),
      socialImage: origin + sharedPicture(head, assetsOf.get(owner) ?? assets),
      structuredData: atOrigin(head.structuredData, origin),
      alternates: head.files ?? [],
      listed: !showsSamples({ demo }, owner) && address !== '*',
      styles: sheetsOf(owner).map((sheet) => ({ owner: sheet.owner, css: placeholder(sheet) })),
      wholeStyles: sheetsOf(owner).map(({ whole }) => whole),
      shellScript: pinned(shell.release, script),
      preloads: registry.sections.filter((section) => section.name === owner).map(({ entry }) => entry),
      fonts: fontsOf(shell),
    },
  });
}

/** Asks a shell for documents, in one process. Also returns the list of sections that they pin. The result is cached. */
const askDocuments = (
  { release }: LiveShell,
  registry: SiteRegistry,
  requests: readonly ReturnType<ReturnType<typeof requestsFor>>[],
) =>
  remember('documents', [release.version, registry, requests], () =>
    withRunner(async (runner) => {
      await loadShell(runner, release.folder);
      runner.limitTime(requests.length);
      const script = await runner.ask('setRegistry', { name: 'shell', at: 'the registry' }, { registry });
      const list = listFile(String(script));
      const render = async (request: (typeof requests)[number]) => {
        const about = { name: 'shell', at: request.address };
        return String(await runner.ask('renderDocument', about, { ...request, list: list.pin }));
      };
      return { list, texts: await pMap(requests, render, { concurrency: requestsAtOnce }) };
    }),
  );

/**
 * Writes the documents around pages, in processes that load a shell and no section. A page knows only the sections on its own
 * shell. Links to other sections open the finished document. The documents are cached.
 * @returns the documents in the order of the pages, and the list of all sections, which they pin.
 * @throws Refusal that names the shell, the page and the error.
 */
export async function renderDocuments(shell: LiveShell, pages: readonly UnframedPage[], site: SiteWithoutDocuments) {
  const registry = await registryOf(shell, pages, site);
  const sheetsOf = await readSheets(
    shell,
    site.sections.filter((section) => section.shell === shell),
  );
  const requests = pages.map(requestsFor(shell, registry, site, sheetsOf));
  const parts = await Promise.all(partsOf(requests).map((part) => askDocuments(shell, registry, part)));
  // Two sections may claim one address, so pages are not found by it.
  const texts = joined(parts.map((part) => part.texts));
  const documents = pages.map((page, index) => ({ ...page, html: texts[index] ?? '' }));
  const list = parts[0]?.list;
  return {
    pages: await trimPages(documents, sheetsOf, fontsOf(shell), site.areAlone),
    files: list ? [{ path: list.path, text: list.text }] : [],
  };
}
