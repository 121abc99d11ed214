// Camellias (the state flower), leaves and sprigs.
import { P, lighter } from '../palette';
import { path, line, dot, at, times, each } from '../svg';

/** Four papers of a flower, from the outer petals to the heart. */
type Tones = readonly [string, string, string, string];
type Tone = 'red' | 'deep' | 'pink' | 'blush' | 'white';
export type Leaf = readonly [x: number, y: number, length: number, turn: number];
export type Flower = readonly [x: number, y: number, r: number, turn: number, tone?: Tone];

export const CAMELLIA: Record<Tone, Tones> = {
  red: [P.cam7, P.cam6, P.cam5, P.cam4],
  deep: [P.cam8, P.cam7, P.cam6, P.cam5],
  pink: [P.cam6, P.cam5, P.cam4, P.cam3],
  blush: [P.cam4, P.cam3, P.cam2, P.cam1],
  white: ['#F3D9DB', '#FAE6E8', '#FFF3F2', '#FFFDFB'],
};
const RINGS: readonly (readonly [size: number, petals: number, width: number, turn: number])[] = [
  [100, 7, 0.5, 0],
  [80, 7, 0.46, 26],
  [60, 6, 0.42, 8],
  [40, 5, 0.34, 40],
];
const petal = (r: number, w: number) =>
  `M0 0C${(-r * w) | 0}-${(r * 0.25) | 0} ${(-r * w * 1.1) | 0}-${(r * 0.85) | 0} ${(-r * w * 0.3) | 0}-${r}Q0-${(r * 0.93) | 0} ${(r * w * 0.3) | 0}-${r}C${(r * w * 1.1) | 0}-${(r * 0.85) | 0} ${(r * w) | 0}-${(r * 0.25) | 0} 0 0Z`;
export const camellia = (x: number, y: number, r: number, turn = 0, tones = CAMELLIA.red) =>
  at(
    x,
    y,
    `<g stroke="#460A1E" stroke-opacity=".16" stroke-width="1.3">` +
      each(
        RINGS,
        ([size, n, w, off], ring) =>
          `<g fill="${tones[ring]}">${times(n, (i) => `<path transform="rotate(${off + Math.round((i * 360) / n)})" d="${petal(size, w)}"/>`)}</g>`,
      ) +
      '</g>' +
      times(9, (i) => {
        const a = i * 2.4,
          q = 5 + (i % 3) * 4;
        return dot(Math.cos(a) * q, Math.sin(a) * q, 3.4, i % 2 ? P.honey4 : P.honey5);
      }),
    r / 100,
    turn,
  );
// Tiny five-petal flower, for shrubs and window boxes.
export const blossom = (x: number, y: number, r: number, fill = P.cam4) =>
  at(
    x,
    y,
    `<g fill="${fill}">${times(5, (i) => {
      const a = ((i * 72 - 90) * Math.PI) / 180;
      return `<circle cx="${(Math.cos(a) * 5.4).toFixed(1)}" cy="${(Math.sin(a) * 5.4).toFixed(1)}" r="5"/>`;
    })}</g>` + dot(0, 0, 3, P.honey4),
    r / 10,
  );
export const bud = (x: number, y: number, r: number, turn = 0, tones = CAMELLIA.red) =>
  at(
    x,
    y,
    path('M0 40C-34 20-34-40 0-70C34-40 34 20 0 40Z', tones[0]) +
      path('M4 34C-14 10-8-40 14-58C34-36 30 18 4 34Z', tones[1]) +
      path('M-26 22Q-22 48 0 52Q22 48 26 22Q0 36-26 22Z', P.pine6),
    r / 50,
    turn,
  );

// Two-tone leaf lying along +x.
export const leaf = (x: number, y: number, l: number, turn: number, dark = P.pine7, light = P.pine6) =>
  at(
    x,
    y,
    path('M0 0C18-30 70-34 100 0C70 34 18 30 0 0Z', dark) + path('M0 0C18-30 70-34 100 0Z', light),
    l / 100,
    turn,
  );
// Corner spray: leaves first, then flowers.
export const spray = (
  leaves: readonly Leaf[],
  flowers: readonly Flower[],
  pair: readonly [string, string] = [P.pine7, P.pine6],
) =>
  each(leaves, ([x, y, l, a], i) =>
    leaf(x, y, l, a, i % 2 ? pair[0] : lighter(pair[0], 0.06), i % 2 ? pair[1] : lighter(pair[1], 0.06)),
  ) + each(flowers, ([x, y, r, a, tone = 'red']) => camellia(x, y, r, a, CAMELLIA[tone]));
// Upright sprig with paired leaves, growing from (x, y).
export const sprig = (
  x: number,
  y: number,
  h: number,
  { pairs = 4, stem = P.pine7, dark = P.pine7, light = P.pine6, turn = 0 } = {},
) =>
  at(
    x,
    y,
    line('M0 0Q3-50 0-96', stem, 3) +
      times(pairs, (i) => {
        const t = -14 - i * (74 / pairs),
          l = 34 - i * 3;
        return leaf(1, t, l, -28 - i * 5, dark, light) + leaf(1, t - 6, l, 208 + i * 5, dark, light);
      }) +
      leaf(0, -92, 22, -90, dark, light),
    h / 100,
    turn,
  );
export const heart = (x: number, y: number, k: number, fill: string, turn = 0) =>
  at(x, y, path('M0 34C-44 0-38-34-15-34C-6-34-2-28 0-23C2-28 6-34 15-34C38-34 44 0 0 34Z', fill), k, turn);
export const wheat = (x: number, y: number, h: number, turn = 0, fill = P.honey5) =>
  at(
    x,
    y,
    line('M0 0V-70', P.honey6, 2.4) +
      times(
        5,
        (i) => leaf(0, -46 - i * 11, 19, -58, fill, P.honey4) + leaf(0, -46 - i * 11, 19, -122, P.honey4, fill),
      ) +
      leaf(0, -98, 17, -90, fill, P.honey4),
    h / 116,
    turn,
  );
