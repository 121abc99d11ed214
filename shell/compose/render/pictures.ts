import { pictureSources, socialImage, type PictureName } from '@site/shared-data/pictures';
import { pictureNames } from '@site/shared-data/schemas/image';
import type { PageData, SectionData } from '../contract/SectionData';
import type { ShellData } from '../contract/ShellData';

/** Returns the addresses of pictures in data, for example in structured data. */
const picturesIn = (data: unknown): string[] =>
  [...JSON.stringify(data ?? null).matchAll(/\/images\/[\w.-]+/g)].map(([address]) => address);

const isKnown = (name: string): name is PictureName => pictureNames().some((one) => one === name);

/**
 * Returns the address of the picture that a shared link shows. A picture of the release wins, because it may be newer than
 * those here.
 */
export function sharedPicture(
  { picture = 'social-card' }: { picture?: string | undefined },
  assets: readonly string[],
) {
  const brought = assets.find((file) => file.startsWith(`images/${picture}-social.`));
  if (brought) return `/${brought}`;
  return socialImage(isKnown(picture) ? picture : 'social-card');
}

/** Returns the addresses of the pictures that the head of a page names. */
export const picturesOfHead = (head: Pick<PageData, 'picture' | 'structuredData'>, assets: readonly string[]) => [
  ...picturesIn(head.structuredData),
  sharedPicture(head, assets),
];

/** Returns the addresses of the pictures of the events that a section announces. The home page shows them. */
export const picturesOfEvents = ({ events }: Pick<SectionData, 'events'>): string[] =>
  picturesIn(events.map(({ picture }) => pictureSources(picture)));

/** Matches a row of the picture table in a bundle: name and hash. */
const row = /(['"]?)([\w-]+)\1: (['"])[0-9a-f]{8}\3/g;

/**
 * Returns the addresses of the pictures that a package needs, which its bundle or its data names. The bundle also contains the
 * table of all pictures, which does not count.
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
