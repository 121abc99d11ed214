import { pictureKinds } from '@site/shared-data/pictureKinds';
import { socialImage } from '@site/shared-data/pictures';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../dirs';
import { unversioned } from '../Release';
import { Refusal } from '../UserError';
import { ownerOf, type Composed, type ComposedSection } from './Composition';
import type { RenderedPage } from './renderPages';

/** The file names of the pictures that the home page shows of a section's events. */
const eventPictures = ({ events = [] }: ComposedSection) =>
  events.flatMap(({ picture: { name, hash } }) =>
    pictureKinds.card.widths.flatMap((width) => [`${name}-${width}.${hash}.avif`, `${name}-${width}.${hash}.webp`]),
  );

/** The file names of the pictures in a package's pages, in structured data and in previews of links, each with its first page. */
function picturesOf(name: string, sections: readonly ComposedSection[], pages: readonly RenderedPage[]) {
  const announced = sections.filter((section) => section.name === name).flatMap(eventPictures);
  const pictures = new Map(announced.map((file) => [file, 'the home page']));
  // Pictures of events are in the releases of their sections.
  const others = new Set(name === 'shell' ? sections.flatMap(eventPictures) : []);
  for (const { address, html, head } of pages.filter((page) => ownerOf(page) === name)) {
    // The frame of a document belongs to the shell.
    const own = name === 'shell' ? html : html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
    const texts = `${own}${JSON.stringify(head.structuredData ?? [])}`;
    const shown = [...texts.matchAll(/\/images\/([\w.-]+)/g)].map(([, file = '']) => file);
    for (const file of [...shown, path.basename(socialImage(head.picture ?? 'social-card'))]) {
      if (!pictures.has(file) && !others.has(file)) pictures.set(file, address);
    }
  }
  return pictures;
}

/**
 * A release with every picture that it shows: a staged one is given what it lacks and rid of others, any other must have them.
 * @param sections and pages of the whole site.
 * @throws Refusal naming a picture that is missing, and the page that shows it.
 */
export async function withPictures<Release extends Composed>(
  release: Release,
  sections: readonly ComposedSection[],
  pages: readonly RenderedPage[],
): Promise<Release> {
  const { name, files } = release;
  const pictures = picturesOf(name, sections, pages);
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
