import { paths } from '@site/shared-data/paths';
import { InvalidArgumentError, Option } from 'commander';
import path from 'node:path';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { format } from 'prettier';
import { dirs } from '../../shell/compose/dirs';
import { siteCommand } from '../../shell/cli/siteCommand';
import { previewServer } from '../../shell/preview/previewServer';
import { findChromium } from '../fixtures/page/findChromium';
import { measureLongestTask, measureTap, measureVisit, phone } from './measure';
import { federatedPages, scriptFreeCopy, vitePages } from './peers/peers';
import { markdownTable } from './table';
import type { Contestant, Figures, Sample } from './table';

const pages = ['/', paths.team, paths.events];

/** By contestant, where it is served. */
type Origins = readonly (readonly [contestant: Contestant, origin: string])[];

/** One line of a round. */
interface Measurement {
  readonly contestant: Contestant;
  readonly page: string;
  readonly measure: (page: Page, browser: Browser) => Promise<Figures>;
}

/** A round: every figure once, the contestants in turn on each page, so that all of them meet the same machine. */
function round(origins: Origins, heading: string): Measurement[] {
  const apps = origins.filter(([contestant]) => contestant !== 'script-free copy');
  const quickest = apps.filter(([contestant]) => contestant !== 'federation as usual');
  const each = (some: Origins, page: string, measure: (origin: string, ...on: [Page, Browser]) => Promise<Figures>) =>
    some.map(([contestant, origin]) => ({ contestant, page, measure: measure.bind(null, origin) }));
  return [
    ...pages.flatMap((page) => [
      ...each(origins, page, (origin, visited) => measureVisit(visited, origin + page)),
      ...each(quickest, page, (origin, visited, browser) => measureLongestTask(visited, browser, origin + page)),
    ]),
    ...each(apps, '/', (origin, visited) => measureTap(visited, origin, paths.team, heading)),
  ];
}

/** Progress goes where no table goes. */
const report = (words: string) => console.error(words);

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
  const page = await browser.newPage();
  await page.goto(`${origins[0]?.[1]}${paths.team}`);
  const measurements = round(origins, (await page.locator('h1').textContent()) ?? '');
  await page.close();
  for (let run = 1; run <= runs; run += 1) {
    for (const [index, measurement] of measurements.entries()) {
      const { contestant, page } = measurement;
      report(`round ${run} of ${runs}, ${index + 1} of ${measurements.length}: ${page}, ${contestant}`);
      // A browser that hangs once costs a visit, not all that was measured before it.
      const figures = await measureOnce(browser, measurement).catch((error: unknown) => {
        report(`once more, after ${String(error)}`);
        return measureOnce(browser, measurement);
      });
      samples.push({ contestant, page, figures });
    }
  }
  await browser.close();
  return samples;
}

async function bench(runs: number): Promise<void> {
  report('Making the pages to compare with…');
  const folders = [
    ['here', dirs.dist],
    ['script-free copy', await scriptFreeCopy(pages)],
    ['Vite page', await vitePages(pages)],
    ['federation as usual', await federatedPages(pages)],
  ] as const;
  const served = folders.map(async ([contestant, folder]) => {
    const server = await previewServer(path.join(folder, 'site'));
    return { server, entry: [contestant, await server.listen({ port: 0, host: '127.0.0.1' })] as const };
  });
  const sites = await Promise.all(served);
  const samples = await measureAll(
    sites.map(({ entry }) => entry),
    runs,
  );
  await Promise.all(sites.map(({ server }) => server.close()));
  console.log(
    `${new Date().toISOString().slice(0, 10)}: medians of ${runs} (range) · × here as a multiple of that line`,
  );
  console.log('A phone of 390 pixels, 1.6 Mbit/s, 150 ms, 4 × CPU, applied; kilobytes as they go over the wire\n');
  console.log(await format(markdownTable(samples), { parser: 'markdown' }));
}

function wholeNumber(text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give it a number of rounds, 1 or more.');
}

const rounds = new Option('--runs <rounds>', 'how often each figure is measured').env('RUNS');
await siteCommand(
  'npm run bench --',
  'Measures the composed site beside pages that are made in other ways, and prints the table.',
)
  .addOption(rounds.argParser(wholeNumber).default(5))
  .run(({ runs }: { runs: number }) => bench(runs));
