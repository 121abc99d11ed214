import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildPeer } from './buildPeer';
import { beginSite, putDocument, putText } from './peerSite';

/**
 * Makes the same pages as a client-rendered React app, from the components of this repository, and serves it at every
 * address: its router reads there what to show.
 * @returns the folder its `site` stands in.
 */
export const vitePages = (addresses: readonly string[]) =>
  buildPeer('vite-page', async ({ source, folder, runBuild }) => {
    const output = path.join(folder, 'output');
    const options = ['--outDir', output, '--emptyOutDir', '--configLoader', 'native', '--logLevel', 'error'];
    runBuild('vite/bin/vite.js', ['build', source, ...options]);
    const site = await beginSite(folder);
    for (const file of await readdir(path.join(output, 'assets'))) {
      await putText(site, path.join('assets', file), await readFile(path.join(output, 'assets', file), 'utf8'));
    }
    const html = await readFile(path.join(output, 'index.html'), 'utf8');
    for (const address of addresses) await putDocument(site, address, html);
  });
