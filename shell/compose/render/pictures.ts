import { pictureSources, socialImage, type PictureName } from '@site/shared-data/pictures';
import { pictureNames } from '@site/shared-data/schemas/image';
import type { SectionData } from '../contract/SectionData';
import type { ShellData } from '../contract/ShellData';

/** The addresses of pictures in data, such as the addresses that structured data names. */
const picturesIn = (data: unknown): string[] =>
  [...JSON.stringify(data ?? null).matchAll(/\/images\/[\w.-]+/g)].map(([address]) => address);

const isKnown = (name: string): name is PictureName => pictureNames().some((one) => one === name);

/** The address of the picture that a shared link shows: one that its release brings, which may be newer than those here. */
export function sharedPicture(
  { picture = 'social-card' }: { picture?: string | undefined },
  assets: readonly string[],
) {
  const brought = assets.find((file) => file.startsWith(`images/${picture}-social.`));
  if (brought) return `/${brought}`;
  return socialImage(isKnown(picture) ? picture : 'social-card');
}

/** The pictures that the head of a page names, by their addresses. */
export const picturesOfHead = (
  head: SectionData['pages'][number] | ShellData['pages'][number],
  assets: readonly string[],
) => [...picturesIn(head.structuredData), sharedPicture(head, assets)];

/** The pictures of the events that a section announces, by their addresses: the home page shows them. */
export const picturesOfEvents = ({ events }: Pick<SectionData, 'events'>): string[] =>
  picturesIn(events.map(({ picture }) => pictureSources(picture)));

/** A row of the table of pictures in a bundle: name and hash. */
const row = /(['"]?)([\w-]+)\1: (['"])[0-9a-f]{8}\3/g;

/**
 * Returns the addresses of the pictures that a package needs. Its bundle or its data names them. The table of all pictures, which
 * is in the bundle too, does not count.
 * @param code the bundle for prerendering.
 */
export function neededPictures(code: string, data: SectionData | ShellData): readonly string[] {
  const words = code.replaceAll(row, '');
  const quoted = new Set([...words.matchAll(/(['"`])([\w-]+)\1/g)].map(([, , name = '']) => name));
  const named = pictureNames().filter((name) => quoted.has(name));
  return [
    ...new Set([
      ...picturesIn(named.map((name) => pictureSources(name))),
      ...data.pages.flatMap((page) => picturesOfHead(page, [])),
      ...('events' in data ? picturesOfEvents(data) : []),
    ]),
  ].sort();
}
