import fastifyStatic from '@fastify/static';
import { expect, test } from '@playwright/test';
import { root } from '@site/build/packages';
import { build } from 'esbuild';
import fastify from 'fastify';
import path from 'node:path';
import { dirs } from '../../shell/compose/dirs';
import { federationManifestFile } from '../../shell/compose/Release';
import { registeredIn } from '../fixtures/faults/editDocuments';
import { heading, listen } from '../fixtures/page/page';

test('another site shows our events, by the address of their manifest @nightly', async ({ page, baseURL }) => {
  const site = baseURL ?? '';
  const { entry } = await registeredIn(site, 'events');
  const manifest = new URL(federationManifestFile, new URL(entry.url, site)).href;
  const source = path.join(root, 'e2e/fixtures/other-site/site.tsx');
  const made = await build({
    entryPoints: [source],
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
  });

  // On this machine: browsers keep pages of other networks from what is local.
  const host = fastify();
  // The section's pictures are asked for at /images of the site that shows it.
  await host.register(fastifyStatic, { root: path.join(dirs.site, 'images'), prefix: '/images' });
  host.get('/site.js', (_, reply) => reply.type('text/javascript').send(made.outputFiles[0]?.text));
  host.get('/', (_, reply) =>
    reply.type('text/html')
      .send(`<!doctype html><html lang="en"><title>Another site</title><link rel="icon" href="data:,">
      <div id="root" data-manifest="${manifest}"></div><script type="module" src="/site.js"></script>`),
  );
  const messages = listen(page);
  await page.goto(await host.listen({ port: 0, host: '127.0.0.1' }));
  await expect(heading(page)).toHaveText('Events');
  const gala = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Hope Gala' }) });
  const link = gala.getByRole('link', { name: 'Learn More' });
  await expect(link).toHaveAttribute('href', 'https://www.example.org/events/hope-gala');
  // In the section's own styles.
  await expect(gala.getByRole('list')).toHaveCSS('display', 'grid');
  expect(messages).toEqual([]);
  await host.close();
});
