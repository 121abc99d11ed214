import { paths } from '@site/shared-data/paths';
import { InvalidArgumentError, Option, program } from 'commander';
import path from 'node:path';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { dirs } from '../../shell/compose/dirs';
import { runCommand } from '../../shell/cli/runCommand';
import { previewServer } from '../../shell/preview/previewServer';
import { findChromium } from '../fixtures/page/findChromium';
import { measureLongestTask } from './measureLongestTask';
import { measureTap } from './measureTap';
import { measureVisit } from './measureVisit';
import { phone } from './openPage';
import { federatedPages } from './peers/federatedPages';
import { nextPages } from './peers/nextPages';
import { plainPages } from './peers/plainPages';
import { scriptFreeCopy } from './peers/scriptFreeCopy';
import { vitePages } from './peers/vitePages';
import { markdownTable, summarize } from './table';
import type { Contestant, Figures, Sample } from './table';

const pages = ['/', paths.team, paths.events];

/** Where the contestants are served. */
type Origins = readonly { readonly contestant: Contestant; readonly origin: string }[];

/** One line of a round. */
interface Measurement {
  readonly contestant: Contestant;
  readonly page: string;
  readonly measure: (page: Page, browser: Browser) => Promise<Figures>;
}

/** A round: every figure once, the contestants in turn on each page, so that all of them meet the same machine. */
function round(origins: Origins, heading: string): Measurement[] {
  const quickest = origins.filter(({ contestant }) => contestant === 'here' || contestant === 'Vite page');
  const tapped = [...quickest, ...origins.filter(({ contestant }) => contestant === 'federation as usual')];
  const link = { from: '/', to: paths.team, heading };
  return [
    ...pages.flatMap((page) => [
      ...origins.map(({ contestant, origin }) => ({
        contestant,
        page,
        measure: (visited: Page) => measureVisit(visited, origin + page),
      })),
      ...quickest.map(({ contestant, origin }) => ({
        contestant,
        page,
        measure: (visited: Page, browser: Browser) => measureLongestTask(visited, browser, origin + page),
      })),
    ]),
    ...tapped.flatMap(({ contestant, origin }) => {
      const tap = (asDocument: boolean) => (visited: Page) => measureTap(visited, origin, { ...link, asDocument });
      const asDocument = { contestant: 'here, as a document', page: '/', measure: tap(true) } as const;
      return [{ contestant, page: '/', measure: tap(false) }, ...(contestant === 'here' ? [asDocument] : [])];
    }),
  ];
}

/** The heading of a page. */
async function headingOf(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(url);
  const heading = await page.locator('h1').textContent();
  await page.close();
  return heading ?? '';
}

/** Progress goes where no table goes. */
function tell(words: string): void {
  console.error(words);
}

/** Measures in a context of its own, so that nothing is cached. */
async function measureOnce(browser: Browser, { measure }: Measurement): Promise<Figures> {
  const context = await browser.newContext(phone);
  try {
    return await measure(await context.newPage(), browser);
  } finally {
    await context.close();
  }
}

async function measureAll(origins: Origins, runs: number): Promise<Sample[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const samples: Sample[] = [];
  try {
    const measurements = round(origins, await headingOf(browser, `${origins[0]?.origin}${paths.team}`));
    for (let run = 1; run <= runs; run += 1) {
      for (const [index, measurement] of measurements.entries()) {
        const { contestant, page } = measurement;
        tell(`round ${run} of ${runs}, ${index + 1} of ${measurements.length}: ${page}, ${contestant}`);
        // A browser that hangs for once costs a visit, not all that is measured before it.
        const figures = await measureOnce(browser, measurement).catch((error: unknown) => {
          tell(`once more, after ${String(error)}`);
          return measureOnce(browser, measurement);
        });
        samples.push({ contestant, page, figures });
      }
    }
  } finally {
    await browser.close();
  }
  return samples;
}

/** Serves the sites of some folders, each on a free port of this machine, while `use` runs. */
async function withServed(
  folders: readonly { readonly contestant: Contestant; readonly folder: string }[],
  use: (origins: Origins) => Promise<void>,
): Promise<void> {
  const servers: Awaited<ReturnType<typeof previewServer>>[] = [];
  try {
    const origins: Origins[number][] = [];
    for (const { contestant, folder } of folders) {
      const server = await previewServer(path.join(folder, 'site'));
      servers.push(server);
      origins.push({ contestant, origin: await server.listen({ port: 0, host: '127.0.0.1' }) });
    }
    await use(origins);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}

async function bench(runs: number, json: boolean): Promise<void> {
  tell('Making the pages to compare with…');
  const served = [
    { contestant: 'here', folder: dirs.dist },
    { contestant: 'script-free copy', folder: await scriptFreeCopy(pages) },
    { contestant: 'plain HTML', folder: await plainPages(pages) },
    { contestant: 'Vite page', folder: await vitePages(pages) },
    { contestant: 'Next export', folder: await nextPages() },
    { contestant: 'federation as usual', folder: await federatedPages(pages) },
  ] as const;
  await withServed(served, async (origins) => {
    const summaries = summarize(await measureAll(origins, runs));
    const date = new Date().toISOString().slice(0, 10);
    if (json) return console.log(JSON.stringify({ date, runs, figures: summaries }, null, 2));
    console.log(`${date}: medians of ${runs} (range) · × here as a multiple of that line`);
    console.log('A phone of 390 pixels, 1.6 Mbit/s, 150 ms, 4 × CPU, applied; kilobytes as they go over the wire\n');
    console.log(markdownTable(summaries));
  });
}

function wholeNumber(text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give it a number of rounds, 1 or more.');
}

program
  .name('npm run bench --')
  .description('Measures the composed site beside pages that are made in other ways, and prints the table.')
  .addOption(
    new Option('--runs <rounds>', 'how often each figure is measured').env('RUNS').argParser(wholeNumber).default(5),
  )
  .option('--json', 'every figure with all its values, for programs', false)
  .action(({ runs, json }: { runs: number; json: boolean }) => runCommand(() => bench(runs, json)));
await program.parseAsync();
