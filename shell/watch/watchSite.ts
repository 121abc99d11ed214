import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { parseStatus, readStatus, type Status } from '../compose/write/Status';
import type { Branches } from '../compose/store/branches';
import { watchFile, type Watched } from '../compose/write/watchFile';
import { compareHost, comparePages, compareStore, compareUnknown } from './compareOutside';
import { compareServed } from './compareServed';
import type { Engine } from './engines';
import { unknownAddresses, type Fault } from './Fault';
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

/** Checks a live site as visitors see it, and writes the report. */
export async function watchSite({
  origin,
  folder,
  engines,
  branches,
  composed,
  now,
  onProgress,
}: Watch): Promise<WatchReport> {
  const at = new Date(now).toISOString();
  const before = await readReport(folder);
  await rm(path.join(folder, 'pictures'), { recursive: true, force: true });
  await mkdir(path.join(folder, 'pictures'), { recursive: true });
  const status = parseStatus(await text(`${origin}/status.json`));
  const sitemap = await text(`${origin}/sitemap.xml`);
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const faults: Fault[] = [];
  if (addresses.length === 0 || !status) {
    const missing = status ? '/sitemap.xml' : '/status.json';
    faults.push({
      kind: 'status',
      address: missing,
      wanted: '200',
      got: 'none that can be read',
      remedy: 'is this the address of the site? Publish again',
    });
  }
  onProgress(`${addresses.length} pages: their answers`);
  const here = composed ? await readStatus(composed) : null;
  const asked = await Promise.all([
    comparePages(origin, addresses, status),
    compareUnknown(origin),
    compareHost(origin, now),
    composed && isSame(status, here) ? compareServed(composed, origin) : [],
  ]);
  faults.push(...asked.flat().filter(({ address }) => !/^\/(status(\/|$)|(status|watch)\.json$)/.test(address)));
  if (status && branches) faults.push(...compareStore(status, branches, now));
  const pictures = new Map<string, string>();
  for (const engine of engines) {
    const browser = await engine.launch();
    // The 404 page is also a page of the site.
    const opened = [...addresses, ...(addresses.length > 0 ? unknownAddresses : [])];
    let done = 0;
    const found = await pMap(
      opened,
      async (address) => {
        const picture = `pictures/${engine.name}-${address.slice(1).replaceAll('/', '-') || 'home'}.png`;
        const of = await visitTwice(browser, origin, address, path.join(folder, picture));
        done += 1;
        onProgress(`${engine.name}: ${done} of ${opened.length}  ${of.length > 0 ? '✗' : '✓'} ${address}`);
        if (of.length > 0) pictures.set(address, picture);
        return of.map((fault) => ({
          ...fault,
          remedy: engines.length > 1 ? `${fault.remedy} (seen in ${engine.name})` : fault.remedy,
        }));
      },
      { concurrency: 3 },
    ).finally(() => browser.close());
    faults.push(...found.flat());
  }
  const bySection = faultsBySection(faults, status, before, at);
  const wellAt = bySection.length === 0 ? at : before?.wellAt;
  const report: WatchReport = {
    origin,
    at,
    pages: addresses.length,
    engines: engines.map(({ name }) => name),
    wellAt,
    faults: bySection,
  };
  const watched: Watched = { at, faults: bySection.length, ...(wellAt && { wellAt }) };
  await writeFile(path.join(folder, reportFile), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(path.join(folder, 'report.html'), reportPage(report, pictures));
  await writeFile(path.join(folder, watchFile), `${JSON.stringify(watched)}\n`);
  return report;
}
