import type { EntryImage } from '@site/shared-data/pictures';

/** The picture above the list of events. */
export const listPicture: EntryImage = {
  name: 'partner-events',
  alt: 'A long garden table with a cake, lemonade and flowers under bunting strung between two trees.',
};
