import { pictureSources, socialImage } from '@site/shared-data/pictures';
import { pictureNames } from '@site/shared-data/schemas/image';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../dirs';
import { unversioned } from '../Release';
import type { PageData } from '../runner/startRunner';
import { Refusal } from '../UserError';
import type { Composed } from './Composition';
import type { RenderedSite } from './renderPages';

const filesIn = (text: string) => [...text.matchAll(/\/images\/([\w.-]+)/g)].map(([, file = '']) => file);

/** The address of the picture that a shared link shows: one that its release brings, which may be newer than those here. */
export function sharedPicture({ picture = 'social-card' }: PageData, assets: readonly string[]): string {
  const brought = assets.find((file) => file.startsWith(`images/${picture}-social.`));
  if (brought) return `/${brought}`;
  return socialImage(pictureNames().includes(picture) ? picture : 'social-card');
}

/** The file names of the pictures in a package's pages, in structured data and in previews of links, each with its first page. */
function picturesOf({ name, files: { assets } }: Composed, { sections, pages }: RenderedSite) {
  const pictures = new Map<string, string>();
  for (const { address, html, head } of pages.filter(({ owner }) => owner === name)) {
    // The frame of a document belongs to the shell.
    const own = name === 'shell' ? html : html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
    const texts = [own, JSON.stringify(head.structuredData), sharedPicture(head, assets)];
    for (const file of filesIn(texts.join())) if (!pictures.has(file)) pictures.set(file, address);
  }
  // The home page shows events, whose pictures are in the releases of their sections.
  for (const { name: owner, events = [] } of sections) {
    for (const file of filesIn(JSON.stringify(events.map(({ picture }) => pictureSources(picture))))) {
      if (owner === name) pictures.set(file, 'the home page');
      else if (name === 'shell') pictures.delete(file);
    }
  }
  return pictures;
}

/**
 * A release with every picture that it shows: a staged one is given what it lacks and rid of others, any other must have them.
 * @throws Refusal naming a picture that is missing, and the page that shows it.
 */
export async function withPictures<Release extends Composed>(release: Release, site: RenderedSite): Promise<Release> {
  const { name, files } = release;
  const pictures = picturesOf(release, site);
  if (files.version !== unversioned) {
    const [file, page] = [...pictures].find(([picture]) => !files.assets.includes(`images/${picture}`)) ?? [];
    if (!file) return release;
    throw new Refusal(name, `images/${file} is shown on ${page} and not in the release; release it with its pictures`);
  }
  const folder = path.join(files.folder, 'images');
  await mkdir(folder, { recursive: true });
  for (const [file, page] of pictures) {
    if (existsSync(path.join(folder, file))) continue;
    const picture = path.join(dirs.pictures, file);
    if (!existsSync(picture)) {
      const shown = path.relative(dirs.root, picture);
      throw new Refusal(name, `${page} shows the picture ${shown}, which does not exist; run npm run pictures`);
    }
    await copyFile(picture, path.join(folder, file));
  }
  for (const file of await readdir(folder)) if (!pictures.has(file)) await rm(path.join(folder, file));
  const others = files.assets.filter((file) => !file.startsWith('images/'));
  const assets = [...others, ...[...pictures.keys()].sort().map((file) => `images/${file}`)];
  return { ...release, files: { ...files, assets } };
}
