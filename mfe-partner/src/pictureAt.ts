import type { EntryImage } from '@site/shared-data/pictures';
import { partnerCards } from '@site/shared-data/partnerCards';
import type { SitePath } from '@site/shared-data/paths';
import { volunteerAreas } from '@site/shared-data/volunteerAreas';

/** The picture of the card that leads to an address: the page greets with the same one. */
export function pictureAt(path: SitePath): EntryImage | undefined {
  return [...partnerCards, ...volunteerAreas].find((card) => card.path === path)?.image;
}
