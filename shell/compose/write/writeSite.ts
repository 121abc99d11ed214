import { copyFile, cp, link, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFile } from '../../hosts/compress';
import { writeHeaders } from '../../hosts/headersFiles';
import { statusFile } from '../LiveSite';
import type { LiveSite } from '../LiveSite';
import { mapConcurrently } from '../mapConcurrently';
import { publicFiles } from '../Release';
import type { StoredRelease } from '../Release';
import { ownerOf, pagesOf, releasePath } from '../render/Composition';
import type { ComposedPage, Composition } from '../render/Composition';
import { documentFile, renderDocument, writePageFiles } from '../render/renderDocument';
import { budget } from '../validate/validateFiles';
import { headerRules, scriptHashes, styleHashes } from './headerRules';
import { packageOwners } from './packageOwners';
import { siteTexts } from './siteTexts';
import { statusPage } from './statusPage';

interface SiteParts {
  readonly composition: Composition;
  /** Releases whose files stay reachable, the live ones first: open tabs may still name the others. */
  readonly kept: readonly StoredRelease[];
  /** Files every site has, copied as they are. */
  readonly staticFiles: string;
  /** The site that stands, if one does: the rules suit its pages too. */
  readonly standing: string;
  /** What is live in it. */
  readonly live: LiveSite;
}

/**
 * Writes a whole site into an empty folder: every page, what its pages load, and what search engines read. The record of
 * what is live comes last: a folder without it is not whole.
 * @returns what is worth knowing of the pages.
 */
export async function writeSite(
  site: string,
  { composition, kept, staticFiles, standing, live }: SiteParts,
): Promise<string[]> {
  await cp(staticFiles, site, { recursive: true });
  for (const stored of kept) await placeRelease(site, stored);
  const pages = pagesOf(composition);
  const quality = pages.length > fewPages ? quick : fine;
  const notes = await mapConcurrently(pages, (page) => putPage(site, composition, page, quality));
  for (const { file, text } of siteTexts(composition, pages, live)) await put(site, file, text);
  await put(site, 'status/index.html', statusPage({ composition, owners: await packageOwners() }, pages, live));
  const notFoundPages = await Promise.all(
    [site, standing].map((folder) => readFile(path.join(folder, documentFile('*')), 'utf8').catch(() => '')),
  );
  const { registry, shell } = composition;
  const { scriptPolicyName } = shell;
  const hashes = { styleHashes: await styleHashes(kept), scriptHashes: scriptHashes(notFoundPages) };
  await writeHeaders(site, headerRules({ registry, ...hashes, scriptPolicyName }));
  await put(site, statusFile, `${JSON.stringify(live, null, 2)}\n`);
  return notes.flat();
}

/** Puts what the browser needs of a release into the site. */
async function placeRelease(site: string, { release, folder }: StoredRelease): Promise<void> {
  const files = publicFiles(release).flatMap(({ file }) => [file, `${file}.br`, `${file}.gz`]);
  const places = [
    ...files.map((file) => ({ from: path.join(folder, file), to: path.join(site, releasePath(release), file) })),
    ...release.assets.map(({ file }) => ({ from: path.join(folder, file), to: path.join(site, file) })),
  ];
  await mapConcurrently(places, ({ from, to }) => share(from, to));
}

/** The same file in two places without a second copy, where the disk allows it. Assets are never written to again. */
async function share(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await link(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return;
    await copyFile(from, to);
  });
}

/** The brotli quality of texts that are written at every composing. */
const quick = 9;

/** A twelfth fewer bytes, for twenty times the work: some 50 ms for a page. */
const fine = 11;

/** With more pages than this, fine compression would take longer than all else: then only a page over its budget gets it. */
const fewPages = 200;

/** Writes a page's document and the files beside it; says so where the document is heavy. */
async function putPage(site: string, composition: Composition, page: ComposedPage, quality: number): Promise<string[]> {
  const html = await renderDocument(composition, page);
  const write = (at: number) => put(site, documentFile(page.address), html, at);
  const usual = await write(quality);
  const size = usual > budget.page && quality < fine ? await write(fine) : usual;
  for (const file of await writePageFiles(composition, page)) await put(site, file.path, file.text);
  if (size <= budget.page) return [];
  return [
    `⚠ ${ownerOf(page)}: ${page.address} weighs ${size} bytes as brotli; at most ${budget.page} come with the first answer`,
  ];
}

/** Writes a file and its compressed forms, and gives the size of the smallest. */
async function put(site: string, file: string, text: string, quality = quick): Promise<number> {
  const target = path.join(site, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
  return compressFile(target, Buffer.from(text), quality);
}
