/** The kinds of pictures: the full size of each, and the widths to encode. Kinds without widths stay SVG. */
export const pictureKinds = {
  wide: { width: 1600, height: 900, widths: [800, 1200, 1600] },
  square: { width: 900, height: 900, widths: [480, 900] },
  card: { width: 1120, height: 840, widths: [360, 560, 800, 1120] },
  share: { width: 1200, height: 630, widths: [600, 1200] },
  portrait: { width: 400, height: 400, widths: [] },
  portraitPhoto: { width: 640, height: 640, widths: [240, 420, 640] },
  affiliate: { width: 240, height: 96, widths: [] },
} as const satisfies Record<string, { width: number; height: number; widths: readonly number[] }>;

export type PictureKind = keyof typeof pictureKinds;

/** The size limit for one file of a picture, in bytes. */
export const pictureBudget = 200_000;
