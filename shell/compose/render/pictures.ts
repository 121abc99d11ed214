import type { AnnouncedEvent } from '@site/section/Section';
import { pictureKinds } from '@site/shared-data/pictureKinds';
import { socialImage } from '@site/shared-data/pictures';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../dirs';
import { Refusal } from '../UserError';
import { ownerOf } from './Composition';
import type { ComposedSection, ComposedShell, Composition } from './Composition';
import type { RenderedPage } from './renderDocument';

/** A picture's address in a document. */
const pictureAddress = /\/images\/([\w.-]+)/g;

/** The file names of the pictures that the front door shows of announced events. */
const eventPictures = (events: readonly Pick<AnnouncedEvent, 'picture'>[]): string[] =>
  events.flatMap(({ picture: { name, hash } }) =>
    pictureKinds.card.widths.flatMap((width) => [`${name}-${width}.${hash}.avif`, `${name}-${width}.${hash}.webp`]),
  );

/** What of a document is the page's own; the frame around it is the shell's. */
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));

/**
 * The file names of the pictures that a package shows, describes to search engines and has links to its pages show; each with
 * the first page that does.
 * @param pages of the whole site.
 */
export function picturesOf(
  { name }: ComposedShell | ComposedSection,
  { sections }: Pick<Composition, 'sections'>,
  pages: readonly RenderedPage[],
): Map<string, string> {
  const announced = (all: readonly ComposedSection[]) => all.flatMap(({ events = [] }) => eventPictures(events));
  const own = announced(sections.filter((section) => section.name === name));
  const pictures = new Map(own.map((file) => [file, 'the front door']));
  // What the shell shows of events comes with their sections.
  const others = new Set(name === 'shell' ? announced(sections) : []);
  for (const { address, html, head } of pages.filter((page) => ownerOf(page) === name)) {
    const words = `${name === 'shell' ? html : mainOf(html)}${JSON.stringify(head.structuredData ?? [])}`;
    const shown = [...words.matchAll(pictureAddress)].map(([, file = '']) => file);
    for (const file of [...shown, path.basename(socialImage(head.picture ?? 'social-card'))]) {
      if (!pictures.has(file) && !others.has(file)) pictures.set(file, address);
    }
  }
  return pictures;
}

/**
 * Gives a release that is on its way the pictures it shows, those of this site where it brings none, and no others.
 * @throws Refusal naming a picture that does not exist, and the page that shows it.
 */
export async function addPictures(
  { name, files: { folder } }: ComposedShell | ComposedSection,
  pictures: ReadonlyMap<string, string>,
): Promise<void> {
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
}

/** Refuses a release that lacks a picture it shows. */
export function refuseMissingPictures(
  { name, files: { assets } }: ComposedShell | ComposedSection,
  pictures: ReadonlyMap<string, string>,
): void {
  const [file, page] = [...pictures].find(([picture]) => !assets.includes(`images/${picture}`)) ?? [];
  if (file) {
    throw new Refusal(name, `images/${file} is shown on ${page} and not in the release; release it with its pictures`);
  }
}
