import type { AnnouncedEvent } from '@site/section/Section';
import { pictureKinds } from '@site/shared-data/pictureKinds';
import { socialImage } from '@site/shared-data/pictures';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../dirs';
import { unversioned } from '../stage/Change';
import { Refusal } from '../UserError';
import { ownerOf } from './Composition';
import type { Composed, ComposedSection, Composition } from './Composition';
import type { RenderedPage } from './renderDocument';

/** A picture's address in a document. */
const pictureAddress = /\/images\/([\w.-]+)/g;

/** The file names of the pictures that the home page shows of announced events. */
const eventPictures = (events: readonly Pick<AnnouncedEvent, 'picture'>[]): string[] =>
  events.flatMap(({ picture: { name, hash } }) =>
    pictureKinds.card.widths.flatMap((width) => [`${name}-${width}.${hash}.avif`, `${name}-${width}.${hash}.webp`]),
  );

/** The part of a document that belongs to the page: the frame belongs to the shell. */
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));

/**
 * The file names of the pictures that a package needs, each with the first page that does: those in its pages, in structured
 * data and in previews of links.
 * @param pages of the whole site.
 */
function picturesOf(
  { name }: Composed,
  { sections }: Pick<Composition, 'sections'>,
  pages: readonly RenderedPage[],
): Map<string, string> {
  const announced = (all: readonly ComposedSection[]) => all.flatMap(({ events = [] }) => eventPictures(events));
  const own = announced(sections.filter((section) => section.name === name));
  const pictures = new Map(own.map((file) => [file, 'the home page']));
  // Pictures of events are in the releases of their sections.
  const others = new Set(name === 'shell' ? announced(sections) : []);
  for (const { address, html, head } of pages.filter((page) => ownerOf(page) === name)) {
    const texts = `${name === 'shell' ? html : mainOf(html)}${JSON.stringify(head.structuredData ?? [])}`;
    const shown = [...texts.matchAll(pictureAddress)].map(([, file = '']) => file);
    for (const file of [...shown, path.basename(socialImage(head.picture ?? 'social-card'))]) {
      if (!pictures.has(file) && !others.has(file)) pictures.set(file, address);
    }
  }
  return pictures;
}

/**
 * Adds to a staged release the pictures it shows and does not have, and removes those it does not show.
 * @returns its pictures and fonts then.
 * @throws Refusal naming a picture that does not exist, and the page that shows it.
 */
async function addPictures(
  { name, files: { folder, assets } }: Composed,
  pictures: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  const below = path.join(folder, 'images');
  await mkdir(below, { recursive: true });
  for (const [file, page] of pictures) {
    if (existsSync(path.join(below, file))) continue;
    const picture = path.join(dirs.pictures, file);
    if (!existsSync(picture)) {
      const shown = path.relative(dirs.root, picture);
      throw new Refusal(name, `${page} shows the picture ${shown}, which does not exist; run npm run pictures`);
    }
    await copyFile(picture, path.join(below, file));
  }
  for (const file of await readdir(below)) if (!pictures.has(file)) await rm(path.join(below, file));
  const others = assets.filter((file) => !file.startsWith('images/'));
  return [...others, ...[...pictures.keys()].sort().map((file) => `images/${file}`)];
}

/** Throws where a release does not have a picture that it shows. */
function assertPictures({ name, files: { assets } }: Composed, pictures: ReadonlyMap<string, string>): void {
  const [file, page] = [...pictures].find(([picture]) => !assets.includes(`images/${picture}`)) ?? [];
  if (file) {
    throw new Refusal(name, `images/${file} is shown on ${page} and not in the release; release it with its pictures`);
  }
}

/**
 * A release with every picture that it shows: a staged one is given what it lacks, any other must have them.
 * @param pages of the whole site.
 * @throws Refusal naming a picture that is missing, and the page that shows it.
 */
export async function withPictures<Release extends Composed>(
  release: Release,
  composition: Composition,
  pages: readonly RenderedPage[],
): Promise<Release> {
  const pictures = picturesOf(release, composition, pages);
  if (release.files.version === unversioned) {
    return { ...release, files: { ...release.files, assets: await addPictures(release, pictures) } };
  }
  assertPictures(release, pictures);
  return release;
}
