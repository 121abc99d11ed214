import type { EntryImage } from '@site/shared-data/pictures';
import { partnerCards } from '@site/shared-data/partnerCards';
import type { SitePath } from '@site/shared-data/paths';
import { volunteerAreas } from '@site/shared-data/volunteerAreas';

/** Returns the picture of the card that links to an address. The page shows the same picture. */
export function pictureAt(path: SitePath): EntryImage | undefined {
  return [...partnerCards, ...volunteerAreas].find((card) => card.path === path)?.image;
}
