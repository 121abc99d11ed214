import { copyFile, cp, link, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { compressFile } from '../../hosts/compress';
import { writeHeaders } from '../../hosts/headersFiles';
import { publicFiles } from '../Release';
import type { ReleaseFiles } from '../Release';
import type { Candidate } from '../render/Candidate';
import { ownerOf, releasePath } from '../render/Composition';
import { documentFile } from '../render/currentSite';
import type { RenderedPage } from '../render/renderPages';
import { budget } from '../validate/validateFiles';
import { headerRules, scriptHashes, styleHashes } from './headerRules';
import { packageOwners } from './packageOwners';
import { siteTexts } from './siteTexts';
import { statusFile } from './Status';
import type { Status } from './Status';
import { statusPage } from './statusPage';

interface SiteParts {
  readonly candidate: Candidate;
  /** Releases whose files are served, the live ones first: open tabs may load the others. */
  readonly served: readonly ReleaseFiles[];
  /** The folder of files that are copied into every site. */
  readonly staticFiles: string;
  /** The current site, if there is one: the header rules suit its pages too. */
  readonly current: string;
  /** Folders of earlier sites: an unchanged file is not compressed again. */
  readonly earlier: readonly string[];
  readonly status: Status;
}

/** How many files are written at once: enough to keep every core busy compressing, few enough for the memory. */
const concurrency = 16;

/**
 * Writes a site into an empty folder: every page, the files that pages load, and those for search engines. The status is
 * written last: a folder without it is incomplete.
 * @returns notes on heavy pages.
 */
export async function writeSite(
  site: string,
  { candidate, served, staticFiles, current, earlier, status }: SiteParts,
): Promise<string[]> {
  const { pages, files, shell, redirects } = candidate;
  await cp(staticFiles, site, { recursive: true });
  for (const release of served) await linkRelease(site, release);
  const quality = pages.length > fewPages ? quick : fine;
  const put = (file: string, text: string, at = quick) => putText(site, file, text, at, earlier);
  const notes = await pMap(pages, (page) => putPage(put, page, quality), { concurrency });
  for (const file of files) await put(file.path, file.text);
  for (const { file, text } of siteTexts(candidate, status)) await put(file, text);
  await put('status/index.html', statusPage({ composition: candidate, owners: await packageOwners() }, pages, status));
  const notFoundPages = await Promise.all(
    [site, current].map((folder) => readFile(path.join(folder, documentFile('*')), 'utf8').catch(() => '')),
  );
  const { scriptPolicyName } = shell;
  const hashes = { styleHashes: await styleHashes(served), scriptHashes: scriptHashes(notFoundPages) };
  await writeHeaders(site, headerRules({ ...hashes, scriptPolicyName }), redirects);
  await put(statusFile, `${JSON.stringify(status, null, 2)}\n`);
  return notes.flat();
}

/** Links the files of a release that browsers load into the site. */
async function linkRelease(site: string, release: ReleaseFiles): Promise<void> {
  const { folder, assets } = release;
  const files = publicFiles(release).flatMap(({ file }) => [file, `${file}.br`, `${file}.gz`]);
  const places = [
    ...files.map((file) => ({ from: path.join(folder, file), to: path.join(site, releasePath(release), file) })),
    ...assets.map((file) => ({ from: path.join(folder, file), to: path.join(site, file) })),
  ];
  await pMap(places, ({ from, to }) => linkFile(from, to), { concurrency });
}

/** Hard-links a file, or copies it where the disk has no links. Neither file is ever written to again. */
async function linkFile(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await link(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return;
    await copyFile(from, to);
  });
}

/** The brotli quality of files that are written in every composition. */
const quick = 9;

/** Six in a hundred bytes less in three times the time: some 20 ms for a page. Quality 11 saves two more, in twice that time. */
const fine = 10;

/** On a site with more pages, `fine` would take most of the time: only pages over their budget get it. */
const fewPages = 200;

type Put = (file: string, text: string, quality?: number) => Promise<number>;

/** Writes a page's document. Returns a note where it is over its budget. */
async function putPage(put: Put, page: RenderedPage, quality: number): Promise<string[]> {
  const write = (at: number) => put(documentFile(page.address), page.html, at);
  const usual = await write(quality);
  const size = usual > budget.page && quality < fine ? await write(fine) : usual;
  if (size <= budget.page) return [];
  return [
    `⚠ ${ownerOf(page)}: ${page.address} weighs ${size} bytes as brotli; at most ${budget.page} come with the first answer`,
  ];
}

/** Writes a file and its compressed forms. Returns the size of the brotli form. */
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
    await Promise.all(['br', 'gz'].map((form) => linkFile(`${same}.${form}`, `${target}.${form}`)));
    return (await stat(`${target}.br`)).size;
  }
  return compressFile(target, Buffer.from(text), quality);
}
