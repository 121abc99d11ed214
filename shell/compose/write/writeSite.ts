import { copyFile, cp, link, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { compressFile } from '../../hosts/compress';
import { writeHeaders } from '../../hosts/headersFiles';
import { publicFiles } from '../Release';
import type { ReleaseFiles } from '../Release';
import type { Candidate } from '../render/Candidate';
import { ownerOf, releasePath } from '../render/Composition';
import { documentFile } from '../render/renderDocument';
import type { RenderedPage } from '../render/renderDocument';
import { budget } from '../validate/validateFiles';
import { headerRules, scriptHashes, styleHashes } from './headerRules';
import { packageOwners } from './packageOwners';
import { siteTexts } from './siteTexts';
import { statusFile } from './Status';
import type { Status } from './Status';
import { statusPage } from './statusPage';

interface SiteParts {
  readonly candidate: Candidate;
  /** Releases whose files stay reachable, the live ones first: open tabs may still name the others. */
  readonly served: readonly ReleaseFiles[];
  /** Files every site has, copied as they are. */
  readonly staticFiles: string;
  /** The site that stands, if one does: the rules suit its pages too. */
  readonly standing: string;
  /** Folders of earlier sites: what is the same there need not be compressed again. */
  readonly earlier: readonly string[];
  readonly status: Status;
}

/** How many files are under way together: enough to keep every core busy compressing, few enough to hold in memory. */
const concurrency = 16;

/**
 * Writes a whole site into an empty folder: every page, what its pages load, and what search engines read. The status comes
 * last: a folder without it is not whole.
 * @returns what is worth knowing of the pages.
 */
export async function writeSite(
  site: string,
  { candidate, served, staticFiles, standing, earlier, status }: SiteParts,
): Promise<string[]> {
  const { pages, files, origin, shell } = candidate;
  await cp(staticFiles, site, { recursive: true });
  for (const release of served) await placeRelease(site, release);
  const quality = pages.length > fewPages ? quick : fine;
  const put = (file: string, text: string, at = quick) => putText(site, file, text, at, earlier);
  const notes = await pMap(pages, (page) => putPage(put, page, quality), { concurrency });
  for (const file of files) await put(file.path, file.text);
  for (const { file, text } of siteTexts(origin, pages, status)) await put(file, text);
  await put('status/index.html', statusPage({ composition: candidate, owners: await packageOwners() }, pages, status));
  const notFoundPages = await Promise.all(
    [site, standing].map((folder) => readFile(path.join(folder, documentFile('*')), 'utf8').catch(() => '')),
  );
  const { scriptPolicyName } = shell;
  const hashes = { styleHashes: await styleHashes(served), scriptHashes: scriptHashes(notFoundPages) };
  await writeHeaders(site, headerRules({ ...hashes, scriptPolicyName }));
  await put(statusFile, `${JSON.stringify(status, null, 2)}\n`);
  return notes.flat();
}

/** Puts what the browser needs of a release into the site. */
async function placeRelease(site: string, release: ReleaseFiles): Promise<void> {
  const { folder, assets } = release;
  const files = publicFiles(release).flatMap(({ file }) => [file, `${file}.br`, `${file}.gz`]);
  const places = [
    ...files.map((file) => ({ from: path.join(folder, file), to: path.join(site, releasePath(release), file) })),
    ...assets.map((file) => ({ from: path.join(folder, file), to: path.join(site, file) })),
  ];
  await pMap(places, ({ from, to }) => share(from, to), { concurrency });
}

/** The same file in two places without a second copy, where the disk allows it. Neither is ever written to again. */
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

type Put = (file: string, text: string, quality?: number) => Promise<number>;

/** Writes a page's document; says so where it is heavy. */
async function putPage(put: Put, page: RenderedPage, quality: number): Promise<string[]> {
  const write = (at: number) => put(documentFile(page.address), page.html, at);
  const usual = await write(quality);
  const size = usual > budget.page && quality < fine ? await write(fine) : usual;
  if (size <= budget.page) return [];
  return [
    `⚠ ${ownerOf(page)}: ${page.address} weighs ${size} bytes as brotli; at most ${budget.page} come with the first answer`,
  ];
}

/** Writes a file and its compressed forms, and gives the size of the smallest. */
async function putText(
  site: string,
  file: string,
  text: string,
  quality: number,
  earlier: readonly string[],
): Promise<number> {
  const target = path.join(site, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
  for (const folder of earlier) {
    const same = path.join(folder, file);
    if ((await readFile(same, 'utf8').catch(() => null)) !== text) continue;
    await Promise.all(['br', 'gz'].map((form) => share(`${same}.${form}`, `${target}.${form}`)));
    return (await stat(`${target}.br`)).size;
  }
  return compressFile(target, Buffer.from(text), quality);
}
