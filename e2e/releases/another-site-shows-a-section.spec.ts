import fastifyStatic from '@fastify/static';
import { expect } from '@playwright/test';
import { events } from '@site/shared-data/events';
import { paths } from '@site/shared-data/paths';
import { destinationAt } from '../fixtures/page/destinations';
import { root } from '@site/build/packages';
import { execFileSync } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import fastify from 'fastify';
import path from 'node:path';
import { dirs } from '../../shell/system/dirs';
import { federationManifestFile } from '../../shell/compose/Release';
import { siteTest as test } from '../fixtures/site/ownSite';
import { registeredIn } from '../fixtures/faults/editDocuments';
import { heading, listen } from '../fixtures/page/page';

const head = '<!doctype html><html lang="en"><title>Another site</title><link rel="icon" href="data:,">';
const document = `${head}<div id="root"></div><script src="/main.js"></script>`;

test('another site loads our events section by its manifest @nightly', async ({ home, page, baseURL }) => {
  const [event] = events;
  test.skip(!event, 'the clinic has no events');
  const site = baseURL ?? '';
  const { entry } = await registeredIn(site, 'events');
  const manifest = new URL(federationManifestFile, new URL(entry.url, site)).href;
  const config = path.join(root, 'e2e/fixtures/other-site/webpack.config.js');
  const given = ['--env', `manifest=${manifest}`, '--env', `output=${home}`];
  execFileSync('npx', ['webpack', '--config', config, ...given], { cwd: root });
  await writeFile(path.join(home, 'index.html'), document);
  // The section requests its pictures at /images of the site that shows it.
  await cp(path.join(dirs.site, 'images'), path.join(home, 'images'), { recursive: true });

  // The other site is on this machine too, because browsers block public pages from local addresses.
  const host = fastify({ forceCloseConnections: true });
  await host.register(fastifyStatic, { root: home });
  const messages = listen(page);
  await page.goto(`${await host.listen({ port: 0, host: '127.0.0.1' })}/index.html`);
  await expect(heading(page)).toHaveText(destinationAt(paths.events).heading);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: event?.title ?? '' }) });
  const link = card.getByRole('link', { name: 'Learn More' });
  await expect(link).toHaveAttribute('href', `https://www.example.org${event?.detailPageUrl}`);
  // The section brings its own styles.
  await expect(card.getByRole('list')).toHaveCSS('display', 'grid');
  expect(messages).toEqual([]);
  await host.close();
});
