import { createHash } from 'node:crypto';
import { sampleFilm } from '../../src/sampleFilm';

/**
 * A part of a drawing with the aspect ratio 16:9: its left edge, top edge and width, as fractions of the drawing's
 * width.
 */
type View = readonly [left: number, top: number, width: number];

/** A scene of the film, in which the camera moves over a drawing from one view to another. */
export interface FilmScene {
  /** The file in the folder of drawings: 'wide/hero.svg'. */
  readonly drawing: string;
  readonly from: View;
  readonly to: View;
}

/**
 * The scenes: a lit door at night, the founding, the years, and the same door in the morning. Text is only in the
 * captions.
 */
export const filmScenes = [
  { drawing: 'wide/hero-dusk.svg', from: [0.2, 0.09, 0.8], to: [0.44, 0.26, 0.5] },
  { drawing: 'card/history.svg', from: [0, 0.17, 1], to: [0.12, 0.3, 0.76] },
  { drawing: 'wide/story-path.svg', from: [0, 0.2, 0.62], to: [0.38, 0.2, 0.62] },
  { drawing: 'wide/hero.svg', from: [0.44, 0.26, 0.5], to: [0, 0, 1] },
] as const satisfies readonly FilmScene[];

/** The settings of the encoder. A changed setting, like a changed drawing, renames the film. */
export const filmSettings = {
  framesPerSecond: 24,
  /** The duration of a fade between two scenes, in seconds. */
  fade: 1,
  bitsPerSecond: 200_000,
  /** The program that writes the files, and the version of its steps. */
  encoder: 'mediabunny 1.61.0, 1',
} as const;

/** The formats for browsers. */
export const filmFormats = ['webm', 'mp4'] as const;

export type FilmFormat = (typeof filmFormats)[number];

/** Returns the names of the film's files. They contain a hash of everything that affects the film. */
export function filmNames(svgs: ReadonlyMap<string, string>): Record<FilmFormat | 'poster', string> {
  const { name, width, height, scenes, seconds } = sampleFilm;
  const parts = [
    filmScenes,
    filmSettings,
    width,
    height,
    scenes,
    seconds,
    ...filmScenes.map(({ drawing }) => svgs.get(drawing)),
  ];
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8);
  return { webm: `${name}.${hash}.webm`, mp4: `${name}.${hash}.mp4`, poster: `${name}.${hash}.webp` };
}

/** Returns whether a file has the name of a film, with this hash or an earlier one. */
export const isFilm = (file: string) => /^story-film\.[0-9a-f]{8}\.(webm|mp4|webp)$/.test(file);
