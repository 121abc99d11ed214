import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { registryIn } from '../../fixtures/faults/editDocuments';
import { buildPeer } from './buildPeer';
import { beginSite, putDocument, putText } from './peerSite';
import { composedDocument } from './scriptFreeCopy';

const document = `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Morning Path Clinic</title>
    <meta name="description" content="The website of a pregnancy-support clinic, put together in the browser." />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <script defer src="/assets/host/host.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

/**
 * Makes the same pages as a host and remotes that are put together and rendered in the browser, as the federation plugin's
 * examples are.
 * @returns the folder its `site` stands in.
 */
export const federatedPages = (addresses: readonly string[]) =>
  buildPeer('federated-page', async ({ source, folder, runBuild }) => {
    const output = path.join(folder, 'output');
    const { sections } = registryIn(await composedDocument('*'));
    const pages = JSON.stringify(Object.fromEntries(sections.map(({ name, pages }) => [name, pages])));
    const env = ['--env', `output=${output}`, '--env', `addresses=${pages}`];
    runBuild('webpack/bin/webpack.js', ['--config', path.join(source, 'webpack.config.js'), ...env]);
    const site = await beginSite(folder);
    for (const file of await readdir(output, { recursive: true })) {
      if (!/\.(js|css)$/.test(file)) continue;
      await putText(site, path.join('assets', file), await readFile(path.join(output, file), 'utf8'));
    }
    for (const address of addresses) await putDocument(site, address, document);
  });
