import { paths } from '@site/shared-data/paths';
import { destinationAt } from '../fixtures/page/destinations';
import { Command, InvalidArgumentError, Option } from 'commander';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { format } from 'prettier';
import { dirs } from '../../shell/system/dirs';
import { runCommand } from '../../shell/cli/runCommand';
import { runSiteCommand } from '../../shell/compose/trial';
import { UserError } from '../../shell/system/UserError';
import { previewServer } from '../../shell/preview/previewServer';
import { findChromium } from '../fixtures/page/findChromium';
import { commandTable } from './commands';
import { measureTap, measureVisit, phone } from './measure';
import { federatedPages, scriptFreeCopy, vitePages } from './peers/peers';
import { markdownTable, type Contestant, type Figures, type Sample } from './table';

const pages = ['/', paths.team, paths.events];

/** The page whose menu link is tapped on the front door. */
const tapped = { address: paths.team, heading: destinationAt(paths.team).heading };

type Measure = (page: Page) => Promise<Figures>;

/** Returns the measurements of one page of a contestant. */
function measurements(contestant: Contestant, origin: string, page: string): readonly Measure[] {
  const visit: Measure = (opened) => measureVisit(opened, origin + page);
  const tap: Measure = (opened) => measureTap(opened, origin, page, tapped.heading);
  return page === tapped.address && contestant !== 'script-free copy' ? [visit, tap] : [visit];
}

/** Prints progress to stderr, away from the table. */
const report = (words: string) => console.error(words);

/**
 * Measures every figure in each round. The contestants take turns on each page, so that all of them meet the same
 * machine load.
 */
async function measureAll(origins: ReadonlyMap<Contestant, string>, runs: number): Promise<Sample[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const samples: Sample[] = [];
  for (let run = 1; run <= runs; run += 1) {
    for (const page of pages) {
      for (const [contestant, origin] of origins) {
        report(`round ${run} of ${runs}: ${page}, ${contestant}`);
        for (const measure of measurements(contestant, origin, page)) {
          // A new browser context has an empty cache.
          const context = await browser.newContext(phone);
          samples.push({ contestant, page, figures: await measure(await context.newPage()) });
          await context.close();
        }
      }
    }
  }
  await browser.close();
  return samples;
}

async function bench(runs: number): Promise<void> {
  // The live site and a shared store do not change.
  const built = existsSync(dirs.site) ? null : await runSiteCommand('build', [], { env: { SITE_STORE: '' } });
  if (built?.isGood === false) throw new UserError(built.said);
  report('Building the pages to compare with…');
  const folders = new Map<Contestant, string>([
    ['here', dirs.dist],
    ['script-free copy', await scriptFreeCopy(pages)],
    ['Vite page', await vitePages(pages)],
    ['federation as usual', await federatedPages(pages)],
  ]);
  const origins = new Map<Contestant, string>();
  const servers = [];
  for (const [contestant, folder] of folders) {
    const server = await previewServer(path.join(folder, 'site'));
    origins.set(contestant, await server.listen({ port: 0, host: '127.0.0.1' }));
    servers.push(server);
  }
  const samples = await measureAll(origins, runs);
  await Promise.all(servers.map((server) => server.close()));
  console.log(
    `${new Date().toISOString().slice(0, 10)}: medians of ${runs} runs, and ratios to the same page built another way`,
  );
  console.log('A phone of 390 pixels, 1.6 Mbit/s, 150 ms, 4 × CPU, applied; kilobytes as they go over the wire\n');
  report('Timing commands in a copy of this work tree…');
  const tables = [markdownTable(samples, pages), await commandTable(runs)];
  console.log(await format(tables.join('\n\n'), { parser: 'markdown' }));
}

function wholeNumber(text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Write a number of rounds, 1 or more.');
}

const rounds = new Option('--runs <rounds>', 'how often each figure is measured').env('RUNS');
await runCommand(
  new Command('npm run bench --')
    .description('Measures the composed site and the same pages built in other ways, and prints a table.')
    .showHelpAfterError()
    .addOption(rounds.argParser(wholeNumber).default(5))
    .action(({ runs }: { runs: number }) => bench(runs)),
);
