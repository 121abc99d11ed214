import fastifyStatic from '@fastify/static';
import { expect } from '@playwright/test';
import { root } from '@site/build/packages';
import { execFile } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import fastify from 'fastify';
import path from 'node:path';
import { promisify } from 'node:util';
import { dirs } from '../../shell/compose/dirs';
import { federationManifestFile } from '../../shell/compose/Release';
import { siteTest as test } from '../fixtures/site/ownSite';
import { registeredIn } from '../fixtures/faults/editDocuments';
import { listen } from '../fixtures/page/page';

const document = `<!doctype html>
<html lang="en">
<head><title>Another site</title><link rel="icon" href="data:,"></head>
<body><div id="root"></div><script src="/main.js"></script></body>
</html>`;

/** Builds the other site, with the packages of this one, into a folder. */
async function buildOtherSite(manifest: string, folder: string): Promise<void> {
  const config = path.join(root, 'e2e/fixtures/other-site/webpack.config.js');
  const given = ['--env', `manifest=${manifest}`, '--env', `output=${folder}`];
  await promisify(execFile)('npx', ['webpack', '--config', config, ...given], { cwd: root });
  await writeFile(path.join(folder, 'index.html'), document);
  // The section's pictures are asked for at /images of the site that shows it.
  await cp(path.join(dirs.site, 'images'), path.join(folder, 'images'), { recursive: true });
}

test(
  'another site shows our events, by the address of their manifest',
  { tag: '@nightly' },
  async ({ home: folder, page }) => {
    const { baseURL = '' } = test.info().project.use;
    const { entry } = await registeredIn(baseURL, 'events');
    await buildOtherSite(new URL(federationManifestFile, new URL(entry.url, baseURL)).href, folder);
    // On this machine: browsers keep pages of other networks from what is local.
    const host = fastify();
    await host.register(fastifyStatic, { root: folder });
    const elsewhere = await host.listen({ port: 0, host: '127.0.0.1' });
    const messages = listen(page);
    await page.goto(`${elsewhere}/index.html`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
    const gala = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Hope Gala' }) });
    const link = gala.getByRole('link', { name: 'Learn More' });
    await expect(link).toHaveAttribute('href', 'https://www.example.org/events/hope-gala');
    // In the section's own styles.
    await expect(gala.getByRole('list')).toHaveCSS('display', 'grid');
    expect(messages).toEqual([]);
    await host.close();
  },
);
