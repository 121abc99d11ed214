import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { parseStatus, readStatus, type Status } from '../compose/write/Status';
import type { Branches } from '../compose/store/branches';
import { watchFile, type Watched } from '../compose/write/watchFile';
import { compareHost, comparePages, compareStore, compareUnknown } from './compareOutside';
import { compareServed } from './compareServed';
import type { Engine } from './engines';
import { unknownAddresses, type Fault, type FoundFault } from './Fault';
import { get } from './get';
import { visitPage } from './visitPage';
import { faultsBySection, readReport, reportFile, reportPage, type WatchReport } from './WatchReport';

/** The options of a check. */
export interface Watch {
  /** The address of the published site, such as 'https://www.example.org'. */
  readonly origin: string;
  /** The folder for reports, which contains the report of the previous run. */
  readonly folder: string;
  readonly engines: readonly Engine[];
  /** The branches of the store, if it can be read here. */
  readonly branches: Branches | null;
  /** A site composed here. The check compares everything with it if it has the same releases and the same day. */
  readonly composed?: string;
  readonly now: number;
  readonly onProgress: (line: string) => void;
}

const text = (url: string) =>
  get(url).then(
    (answer) => (answer.status === 200 ? answer.body.toString() : ''),
    () => '',
  );

/** Returns whether two sites have the same content except for their build time. */
const isSame = (one: Status | null, other: Status | null) =>
  one !== null &&
  other !== null &&
  one.day === other.day &&
  one.mode === other.mode &&
  one.origin === other.origin &&
  JSON.stringify(one.packages.map(({ commit }) => commit)) ===
    JSON.stringify(other.packages.map(({ commit }) => commit));

/** Visits a page again if there is a fault, because a single network failure does not count. */
async function visitTwice(...visit: Parameters<typeof visitPage>): Promise<Fault[]> {
  const first = await visitPage(...visit);
  if (first.length === 0) return first;
  const again = await visitPage(...visit);
  return again.filter(({ kind }) => first.some((fault) => fault.kind === kind));
}

/** Returns the pages in the sitemap of a site. */
const sitemapAddresses = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

/**
 * Opens pages in a browser, and takes a picture of each page with a fault.
 * @returns the faults, and the picture of each page that has one.
 */
async function visitPages(
  { origin, folder, engines, onProgress }: Watch,
  engine: Engine,
  addresses: readonly string[],
): Promise<{ readonly faults: readonly Fault[]; readonly pictures: ReadonlyMap<string, string> }> {
  const browser = await engine.launch();
  const pictures = new Map<string, string>();
  let done = 0;
  const visit = async (address: string) => {
    const picture = `pictures/${engine.name}-${address.slice(1).replaceAll('/', '-') || 'home'}.png`;
    const faults = await visitTwice(browser, origin, address, path.join(folder, picture));
    done += 1;
    onProgress(`${engine.name}: ${done} of ${addresses.length}  ${faults.length > 0 ? '✗' : '✓'} ${address}`);
    if (faults.length > 0) pictures.set(address, picture);
    const seen = engines.length > 1 ? ` (seen in ${engine.name})` : '';
    return faults.map((fault) => ({ ...fault, remedy: fault.remedy + seen }));
  };
  const faults = await pMap(addresses, visit, { concurrency: 3 }).finally(() => browser.close());
  return { faults: faults.flat(), pictures };
}

/** Checks a live site as visitors see it, and writes the report. */
export async function watchSite(watch: Watch): Promise<WatchReport> {
  const { origin, folder, engines, branches, composed, now, onProgress } = watch;
  const at = new Date(now).toISOString();
  const before = await readReport(folder);
  await rm(path.join(folder, 'pictures'), { recursive: true, force: true });
  await mkdir(path.join(folder, 'pictures'), { recursive: true });
  const status = parseStatus(await text(`${origin}/status.json`));
  const addresses = sitemapAddresses(await text(`${origin}/sitemap.xml`));
  const faults: FoundFault[] = [];
  const checks: string[] = [];
  const add = (check: string, found: readonly Fault[], hasRun = true) => {
    faults.push(...found.map((fault) => ({ ...fault, check })));
    if (hasRun) checks.push(check);
  };
  const isThere = addresses.length > 0 && status !== null;
  const missing: Fault = {
    kind: 'status',
    address: status ? '/sitemap.xml' : '/status.json',
    wanted: '200',
    got: 'none that can be read',
    remedy: 'is this the address of the site? Publish again',
  };
  onProgress(`${addresses.length} pages: their answers`);
  const here = composed ? await readStatus(composed) : null;
  const isComposed = composed !== undefined && isSame(status, here);
  const [served, ...asked] = await Promise.all([
    isComposed ? compareServed(composed, origin) : [],
    comparePages(origin, addresses, status),
    compareUnknown(origin),
    compareHost(origin, now),
  ]);
  const isWatched = ({ address }: Fault) => !/^\/(status(\/|$)|(status|watch)\.json$)/.test(address);
  // A site that does not answer has no pages to look at.
  add('pages', [...(isThere ? [] : [missing]), ...asked.flat().filter(isWatched)], isThere);
  if (isComposed) add('composed site', served.filter(isWatched));
  if (status && branches) add('store', compareStore(status, branches, now));
  const pictures = new Map<string, string>();
  // The 404 page is also a page of the site.
  const opened = [...addresses, ...(addresses.length > 0 ? unknownAddresses : [])];
  for (const engine of engines) {
    const seen = await visitPages(watch, engine, opened);
    add(engine.name, seen.faults, addresses.length > 0);
    for (const [address, picture] of seen.pictures) pictures.set(address, picture);
  }
  const bySection = faultsBySection(faults, status, before, at);
  const wellAt = bySection.length === 0 ? at : before?.wellAt;
  const report: WatchReport = {
    origin,
    at,
    pages: addresses.length,
    engines: engines.map(({ name }) => name),
    checks,
    wellAt,
    faults: bySection,
  };
  const watched: Watched = { at, faults: bySection.length, ...(wellAt && { wellAt }) };
  await writeFile(path.join(folder, reportFile), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(path.join(folder, 'report.html'), reportPage(report, pictures));
  await writeFile(path.join(folder, watchFile), `${JSON.stringify(watched)}\n`);
  return report;
}
