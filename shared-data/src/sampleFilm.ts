/** The site's own film, which replaces the clinic's video while that is a sample. */
export const sampleFilm = {
  /** The page that plays it, which other pages load in an iframe. */
  path: '/film',
  /** The id of the film on that page. An address with this fragment shows only the film. */
  frameId: 'film',
  /** The address of its captions (WebVTT). */
  captionsPath: '/film.vtt',
  /** The name of its files before the hash. */
  name: 'story-film',
  width: 960,
  height: 540,
  /** The start of each scene and the end of the film, in seconds. */
  scenes: [0, 4, 8, 12],
  seconds: 16,
} as const;
