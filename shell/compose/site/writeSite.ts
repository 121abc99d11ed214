import { copyFile, cp, link, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { publicFiles } from '../releases/Release';
import type { StoredRelease } from '../releases/Release';
import { compressFile } from './compress';
import type { Composition } from './Composition';
import { pagesOf } from './Composition';
import { renderDocument } from './documents';
import { headerRules } from './headerRules';
import { writeHeaders } from './headersFiles';
import type { LiveSite } from './LiveSite';
import { releasePath } from './releaseUrl';
import { robots, sitemap } from './searchEngines';
import { statusFile } from './readLiveSite';
import { statusPage } from './statusPage';
import { styleHashes } from './styleHashes';
import { webManifest } from './webManifest';

/** Where a page's document stands in the site folder: any static host finds it there. */
export const documentFile = (address: string) =>
  address === '*' ? '404.html' : path.join(address.slice(1), 'index.html');

/** Writes a file and its compressed forms. */
async function put(site: string, file: string, text: string): Promise<void> {
  const target = path.join(site, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
  await compressFile(target, Buffer.from(text), 9);
}

/** The same file in two places without a second copy, where the disk allows it. Assets are never written to again. */
async function share(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await link(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return;
    await copyFile(from, to);
  });
}

/** Puts what the browser needs of a release into the site. */
async function placeRelease(site: string, { release, folder }: StoredRelease): Promise<void> {
  const files = publicFiles(release).flatMap(({ file }) => [file, `${file}.br`, `${file}.gz`]);
  await Promise.all([
    ...files.map((file) => share(path.join(folder, file), path.join(site, releasePath(release), file))),
    ...release.assets.map(({ file }) => share(path.join(folder, file), path.join(site, file))),
  ]);
}

interface SiteParts {
  readonly composition: Composition;
  /** Releases whose files stay reachable: the live ones and those that open tabs may still name. */
  readonly kept: readonly StoredRelease[];
  /** Files every site has, copied as they are. */
  readonly staticFiles: string;
  /** What is live in it. */
  readonly live: LiveSite;
}

/** Writes a whole site into an empty folder: every page, what its pages load, and what search engines read. */
export async function writeSite(site: string, { composition, kept, staticFiles, live }: SiteParts): Promise<void> {
  await mkdir(site, { recursive: true });
  await cp(staticFiles, site, { recursive: true });
  for (const stored of kept) await placeRelease(site, stored);
  const pages = pagesOf(composition);
  await Promise.all(
    pages.map(async (page) => {
      await put(site, documentFile(page.address), await renderDocument(composition, page));
      for (const { path: address, text } of page.head.files ?? [])
        await put(site, address, text(composition.origin, composition.day));
    }),
  );
  await put(site, 'sitemap.xml', sitemap(composition, pages));
  await put(site, 'robots.txt', robots(composition));
  await put(site, 'manifest.webmanifest', webManifest());
  await put(site, 'status/index.html', statusPage(live));
  await put(site, statusFile, `${JSON.stringify(live, null, 2)}\n`);
  await writeHeaders(site, headerRules(composition.registry, await styleHashes(kept)));
}
