import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { sampleFilm } from '@site/shared-data/sampleFilm';
import { answerSize } from '../../hosts/answerSize';
import { headersFor, type HeaderRule } from '../../hosts/HeaderRule';
import { writeHeaders } from '../../hosts/headersFiles';
import { dirs } from '../../system/dirs';
import { isPublicFile, type Release } from '../Release';
import { releasePath, shellsOf, type RenderedPage, pinned } from '../render/Site';
import { documentFile, openSite } from '../currentSite';
import { waitingHere } from '../build/waitingHere';
import { buildTime } from '../../system/settings';
import { historyFrom, servedReleases } from '../store/Commit';
import { checkOut } from '../store/releaseFolder';
import { errorMessage, UserError } from '../../system/UserError';
import { budget } from '../contract/validateFiles';
import { revisedFiles } from './calendars';
import { linkEarlierLists } from './earlierLists';
import { filmCaptions, filmPage } from './filmPage';
import { headerRules, showsSampleFilm } from './headerRules';
import { siteTexts } from './siteTexts';
import { speculationFile, speculationRules } from './speculationRules';
import { heldBackNotes, statusFile } from './Status';
import { statusOf, type StoredSite } from './statusOf';
import { statusPage } from './statusPage';
import { readWatched, watchFile } from './watchFile';
import { linkFile, writeCompressed } from './writeCompressed';

/** How many files are written at once. The number keeps every core busy and limits the memory. */
const concurrency = 16;

/** How the documents of a site are compressed. */
interface Compression {
  /** The brotli quality, 0 to 11. */
  readonly quality: number;
  /**
   * The size of a compressed page up to which this quality is enough, in bytes. Headers do not count: they differ between
   * machines, and each machine must write the same bytes.
   */
  readonly enough: number;
}

/** The highest quality saves 2% compared to `fine`, in twice the time. It is for large pages. */
const finest = 11;

/** For sites with many pages: a page takes some 7 ms. */
const quick: Compression = { quality: 9, enough: 12_400 };

/** For sites with few pages: a page is 6% smaller, and takes some 20 ms. */
const fine: Compression = { quality: 10, enough: 11_400 };

const fewPages = 200;

/**
 * Returns the releases whose files are served, the live ones first, and a note for each damaged one. Damage does not stop the
 * change.
 */
async function servedFiles({ store, branches, site }: StoredSite) {
  const notes: string[] = [];
  const now = buildTime().getTime();
  const live = [...shellsOf(site), ...site.sections].map(({ release }) => release);
  const earlier = live.map(async ({ name, version }) => {
    const found: Release[] = [];
    for (const { tree } of servedReleases(historyFrom(branches.get(name), version), now).slice(1)) {
      try {
        found.push(await checkOut(store, name, tree));
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        notes.push(`⚠ ${errorMessage(error)} (it is not live: the site is composed without it)`);
      }
    }
    return found;
  });
  return { releases: [...live, ...(await Promise.all(earlier)).flat()], notes };
}

/** The result of the last step of a change: a complete site in its own folder. */
export interface Written {
  readonly folder: string;
  /** Notes on releases that are held back or damaged, and on heavy pages. */
  readonly notes: readonly string[];
}

/**
 * Writes the site of a change into a new folder after the push. The folder has every page, the files that pages load, and those
 * for search engines. It also has files of earlier releases, because open tabs may load them. The status is written last, so a
 * folder without it is incomplete.
 */
export async function writeSite(stored: StoredSite): Promise<Written> {
  const { currentSite } = stored;
  const { pages, redirects } = stored.site;
  const site = path.join(dirs.work, buildTime().toISOString().replaceAll(/[:.]/g, '-'));
  const { releases, notes: damaged } = await servedFiles(stored);
  const status = statusOf(stored);
  const earlier = (await readdir(dirs.sites).catch(() => [])).map((name) => path.join(dirs.sites, name)).sort();
  // Most files are the same in the current site. After a rollback, they are the same in the site before that.
  const before = earlier.findLast((folder) => folder !== currentSite.folder);
  const sameSites = [currentSite, ...(before ? [await openSite(before)] : [])];
  await cp(dirs.staticFiles, site, { recursive: true });
  for (const release of releases) await linkRelease(site, release);

  /** Writes a file of the site with `writeCompressed`. Returns the size of the brotli form in bytes. */
  const put = (file: string, text: string, quality: number = quick.quality) =>
    writeCompressed(site, file, text, sameSites, quality);
  const current = pages.map(async ({ address }) => [address, (await currentSite.page(address)) ?? ''] as const);
  const served = new Map(await Promise.all(current));
  const policyNames = new Set(shellsOf(stored.site).map(({ scriptPolicyName }) => scriptPolicyName));
  const film = showsSampleFilm ? filmPage(await readdir(path.join(dirs.staticFiles, 'images'))) : undefined;
  const speculation = speculationRules(stored.site);
  const rules = headerRules(pages, {
    ...{ served, film },
    files: stored.site.files.map((file) => file.path),
    scriptPolicyName: [...policyNames].join(' '),
    hasSpeculationRules: speculation !== undefined,
  });
  const compression = pages.length > fewPages ? quick : fine;
  const heavy = await pMap(pages, (page) => putPage(page, rules, compression, put), { concurrency });
  const files = [...revisedFiles(stored.site, stored.branches), ...siteTexts(stored.site, status)];
  for (const { path: file, text } of files) await put(file, text);
  if (speculation !== undefined) await put(speculationFile, speculation);
  if (film) {
    await put(documentFile(sampleFilm.path), film);
    await put(sampleFilm.captionsPath.slice(1), filmCaptions());
  }
  await linkEarlierLists(site, earlier);
  const { release } = stored.site.shell;
  const watched = await readWatched();
  const look = release.style ? pinned(release, release.style) : undefined;
  await put(
    'status/index.html',
    statusPage(stored.site, status, { histories: stored.branches, look, watched, waits: waitingHere() }),
  );
  if (watched) await put(watchFile, `${JSON.stringify(watched)}\n`);
  const addresses = pages.map(({ address }) => address).filter((address) => address !== '*');
  await writeHeaders(site, rules, redirects, addresses);
  await put(statusFile, `${JSON.stringify(status, null, 2)}\n`);
  return { folder: site, notes: [...heldBackNotes(status), ...damaged, ...heavy.flat()] };
}

/**
 * Writes a page's document. A large one is compressed again, as far as possible.
 * @param put writes a file with a brotli quality, and returns the size of its brotli form in bytes.
 * @returns a note if the response is over the budget.
 */
export async function putPage(
  { address, owner, html }: Pick<RenderedPage, 'address' | 'owner' | 'html'>,
  rules: readonly HeaderRule[],
  { quality, enough }: Compression,
  put: (file: string, text: string, quality: number) => Promise<number>,
): Promise<string[]> {
  const file = documentFile(address);
  let body = await put(file, html, quality);
  if (body > enough) body = await put(file, html, finest);
  const size = answerSize(headersFor(rules, address === '*' ? '/*' : address), body);
  if (size <= budget.answer) return [];
  return [
    `⚠ ${owner}: ${address} weighs ${size} bytes with its headers, as brotli; the first round trip carries ${budget.answer}: shorten the page by ${size - budget.answer}`,
  ];
}

async function linkRelease(site: string, release: Release): Promise<void> {
  const { name, folder, assets } = release;
  const files = (await readdir(folder)).filter((file) => isPublicFile(name, file));
  const linkAll = (files: readonly string[], below: string) =>
    pMap(files, (file) => linkFile(path.join(folder, file), path.join(site, below, file)), { concurrency });
  const forms = files.flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
  await linkAll(forms, releasePath(release));
  await linkAll(assets, '');
}
