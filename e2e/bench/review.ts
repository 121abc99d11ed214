import { dist } from '@site/build/packages';
import { Command } from 'commander';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { changeSummary } from './changeSummary';
import { composePreview } from '../../shell/cli/composePreview';
import { runCommand } from '../../shell/cli/runCommand';
import { dirs } from '../../shell/system/dirs';
import { runSiteCommand } from '../../shell/compose/trial';
import { UserError } from '../../shell/system/UserError';
import { previewServer } from '../../shell/preview/previewServer';
import { findChromium } from '../fixtures/page/findChromium';

// Shows reviewers what a pull request changes. It composes the live site with some sections replaced, like `npm run
// preview -- --with`. It writes a summary, and pictures of every changed page before and after.
const folder = path.join(dist, 'review');

/** Takes full-page screenshots of a site on a phone and a desktop. A missing page shows the 404 page. */
async function takePictures(site: string, addresses: readonly string[], when: string): Promise<void> {
  const server = await previewServer(site);
  const baseURL = await server.listen({ port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  for (const width of [390, 1280]) {
    const page = await browser.newPage({ baseURL, reducedMotion: 'reduce', viewport: { width, height: 1000 } });
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'networkidle' });
      // The screenshots include lazy pictures.
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
      });
      const name = address.slice(1).replaceAll('/', '-') || 'home';
      await page.screenshot({ fullPage: true, path: path.join(folder, `${name}-${width}-${when}.png`) });
    }
  }
  await browser.close();
  server.server.closeAllConnections();
  await server.close();
}

/** Returns the packages whose live releases are older than the sources here. */
async function olderSections(): Promise<readonly string[]> {
  const { isGood, stdout, said } = await runSiteCommand('sections', ['--older']);
  if (!isGood) throw new UserError(said);
  return stdout.split('\n').filter(Boolean);
}

/** Writes the summary and the screenshots of a preview with some packages replaced. */
async function review(named: readonly string[]): Promise<void> {
  const site = await composePreview(named.length > 0 ? named : await olderSections());
  const { pages, text } = await changeSummary(dirs.site, site);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // A changed footer would need screenshots of every page, which takes minutes.
  await writeFile(path.join(folder, 'summary.md'), text);
  console.log(text);
  await cp(site, path.join(folder, 'site'), { recursive: true, dereference: true });
  await takePictures(dirs.site, pages, 'before');
  await takePictures(site, pages, 'after');
}

await runCommand(
  new Command('npm run review --')
    .description('Shows how a change affects pages, words and bytes.')
    .showHelpAfterError()
    .argument(
      '[section=what...]',
      'values for npm run preview -- --with (default: the sections older than the sources here)',
    )
    .action(review),
);
