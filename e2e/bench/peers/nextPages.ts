import { cp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildPeer } from './buildPeer';
import { beginSite, putText } from './peerSite';

/**
 * Makes the same pages as a static export of Next: prerendered, and hydrated as a whole.
 * @returns the folder its `site` stands in.
 */
export const nextPages = () =>
  buildPeer('next-page', async ({ source, folder, runBuild }) => {
    for (const part of ['next.config.js', 'pages']) {
      await rm(path.join(folder, part), { recursive: true, force: true });
      await cp(path.join(source, part), path.join(folder, part), { recursive: true });
    }
    runBuild('next/dist/bin/next', ['build', '--webpack']);
    const output = path.join(folder, 'out');
    const site = await beginSite(folder);
    for (const file of await readdir(output, { recursive: true })) {
      if (!/\.(html|js|css)$/.test(file)) continue;
      const place = file.startsWith('_next') ? path.join('assets', file) : file;
      await putText(site, place, await readFile(path.join(output, file), 'utf8'));
    }
  });
