import type { EntryImage } from './pictures';

/** The picture of the clinic's story, on the home page and the history page. */
export const storyPicture: EntryImage = {
  name: 'history',
  alt: 'A brick storefront with a striped awning on a small-town street of the 1980s, with a station wagon at the curb.',
};
