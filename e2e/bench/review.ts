import { dist } from '@site/build/packages';
import { Command } from 'commander';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { changeSummary } from './changeSummary';
import { composePreview } from '../../shell/cli/composePreview';
import { runCommand } from '../../shell/cli/runCommand';
import { dirs } from '../../shell/compose/dirs';
import { runSiteCommand } from '../../shell/compose/trial';
import { UserError } from '../../shell/compose/UserError';
import { previewServer } from '../../shell/preview/previewServer';
import { findChromium } from '../fixtures/page/findChromium';

// What a reviewer of a pull request looks at: the live site with some sections exchanged, as `npm run preview -- --with`
// composes it, with a summary and pictures of every page that differs, before and after.
const folder = path.join(dist, 'review');

/** Takes pictures of whole pages of a site, on a phone and a desk. A page that the site lacks shows its 404 page. */
async function takePictures(site: string, addresses: readonly string[], when: string): Promise<void> {
  const server = await previewServer(site);
  const baseURL = await server.listen({ port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  for (const width of [390, 1280]) {
    const page = await browser.newPage({ baseURL, reducedMotion: 'reduce', viewport: { width, height: 1000 } });
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'networkidle' });
      // With the pictures that nobody has scrolled to.
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

/** The packages whose live releases are older than the sources here. */
async function olderSections(): Promise<readonly string[]> {
  const { isGood, stdout, said } = await runSiteCommand('sections', ['--older']);
  if (!isGood) throw new UserError(said);
  return stdout.split('\n').filter(Boolean);
}

/** Writes the summary and the pictures of a preview with some packages exchanged. */
async function review(named: readonly string[]): Promise<void> {
  const site = await composePreview(named.length > 0 ? named : await olderSections());
  const { pages, text } = await changeSummary(dirs.site, site);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // A footer that changes makes pictures of every page, which take minutes.
  await writeFile(path.join(folder, 'summary.md'), text);
  console.log(text);
  await cp(site, path.join(folder, 'site'), { recursive: true, dereference: true });
  await takePictures(dirs.site, pages, 'before');
  await takePictures(site, pages, 'after');
}

await runCommand(
  new Command('npm run review --')
    .description('Says and shows what a change does to pages, words and bytes.')
    .showHelpAfterError()
    .argument('[section=what...]', 'what npm run preview -- --with takes; what is older than here, if none is named')
    .action(review),
);
