/** The site's own film, which stands in for the clinic's video as long as that is a sample. */
export const sampleFilm = {
  /** The page that plays it, which other pages show in a frame. */
  path: '/film',
  /** The id of the film in there: an address that ends with it shows the film alone. */
  frameId: 'film',
  /** Its captions, WebVTT. */
  captionsPath: '/film.vtt',
  /** What its files are called in front of their hash. */
  name: 'story-film',
  width: 960,
  height: 540,
  /** When each scene begins, in seconds, and when the film ends. */
  scenes: [0, 4, 8, 12],
  seconds: 16,
} as const;
