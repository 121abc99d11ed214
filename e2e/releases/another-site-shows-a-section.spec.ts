import fastifyStatic from '@fastify/static';
import { expect } from '@playwright/test';
import { root } from '@site/build/packages';
import { execFileSync } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import fastify from 'fastify';
import path from 'node:path';
import { dirs } from '../../shell/compose/dirs';
import { federationManifestFile } from '../../shell/compose/Release';
import { siteTest as test } from '../fixtures/site/ownSite';
import { registeredIn } from '../fixtures/faults/editDocuments';
import { heading, listen } from '../fixtures/page/page';

const head = '<!doctype html><html lang="en"><title>Another site</title><link rel="icon" href="data:,">';
const document = `${head}<div id="root"></div><script src="/main.js"></script>`;

test('another site shows our events, by the address of their manifest @nightly', async ({ home, page, baseURL }) => {
  const site = baseURL ?? '';
  const { entry } = await registeredIn(site, 'events');
  const manifest = new URL(federationManifestFile, new URL(entry.url, site)).href;
  const config = path.join(root, 'e2e/fixtures/other-site/webpack.config.js');
  const given = ['--env', `manifest=${manifest}`, '--env', `output=${home}`];
  execFileSync('npx', ['webpack', '--config', config, ...given], { cwd: root });
  await writeFile(path.join(home, 'index.html'), document);
  // The section's pictures are asked for at /images of the site that shows it.
  await cp(path.join(dirs.site, 'images'), path.join(home, 'images'), { recursive: true });

  // On this machine: browsers keep pages of other networks from what is local.
  const host = fastify({ forceCloseConnections: true });
  await host.register(fastifyStatic, { root: home });
  const messages = listen(page);
  await page.goto(`${await host.listen({ port: 0, host: '127.0.0.1' })}/index.html`);
  await expect(heading(page)).toHaveText('Events');
  const gala = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Hope Gala' }) });
  const link = gala.getByRole('link', { name: 'Learn More' });
  await expect(link).toHaveAttribute('href', 'https://www.example.org/events/hope-gala');
  // In the section's own styles.
  await expect(gala.getByRole('list')).toHaveCSS('display', 'grid');
  expect(messages).toEqual([]);
  await host.close();
});
