// Pines and round trees, cut from two papers each: the light comes from the right.
import { P, lighter, darker } from '../palette';
import { path, line, dot, at, chance, each, pick } from '../svg';

const tier = (y: number, w: number, h: number) =>
  `M0 ${y - h}Q${w * 0.3} ${y - h * 0.4} ${w} ${y}Q${w * 0.5} ${y + 4} 0 ${y + 4}`;
const HALF = `${tier(-16, 31, 36)}Z${tier(-37, 26, 33)}Z${tier(-57, 20, 28)}Z${tier(-74, 13, 26)}Z`;
const WHOLE =
  each(
    [
      [-16, 31, 36],
      [-37, 26, 33],
      [-57, 20, 28],
      [-74, 13, 26],
    ],
    ([y, w, h]) =>
      `M0 ${y - h}Q${w * 0.3} ${y - h * 0.4} ${w} ${y}Q0 ${y + 8} ${-w} ${y}Q${-w * 0.3} ${y - h * 0.4} 0 ${y - h}Z`,
  ) + 'M-2.5 0L-2-20H2L2.5 0Z';
export const pine = (x: number, y: number, h: number, fill: string, light = lighter(fill, 0.12)) =>
  at(x, y, path(WHOLE, fill) + (h > 70 ? path(HALF, light) : ''), h / 100);

/** Where a tree stands and how high it is. */
export type Spot = readonly [x: number, y: number, h: number];

export const forest = (count: number, seed: number, spot: (r: () => number) => Spot, fills: readonly string[]) => {
  const r = chance(seed);
  return Array.from({ length: count }, () => spot(r))
    .sort((a, b) => a[1] - b[1])
    .map(([x, y, h], i) => pine(x, y, h, pick(fills, i)))
    .join('');
};

const CROWN =
  'M-38-42C-56-46-58-72-38-76C-38-98-8-106 4-92C22-104 46-90 40-72C58-66 56-42 38-40C26-30 10-32 2-36C-10-28-30-30-38-42Z';
const SHINE = 'M8-88C24-98 42-86 37-70C52-66 52-48 38-46C30-40 20-42 16-46C30-54 30-62 22-66C26-78 18-86 8-88Z';
export const tree = (
  x: number,
  y: number,
  h: number,
  fill = P.pine6,
  { trunk = P.wood4, light = lighter(fill, 0.12), fruit }: { trunk?: string; light?: string; fruit?: string } = {},
) =>
  at(
    x,
    y,
    path('M-5 0Q-3-24-4-46H4Q3-24 6 0Z', trunk) +
      line('M0-34Q8-42 14-52M0-28Q-9-36-14-46', trunk, 2.4) +
      path(CROWN, fill) +
      path(SHINE, light) +
      (fruit
        ? each(
            [
              [-30, -60],
              [-12, -78],
              [6, -58],
              [26, -74],
              [-18, -46],
              [34, -54],
              [14, -84],
            ],
            ([a, b]) => dot(a, b, 3, fruit),
          )
        : ''),
    h / 100,
  );

export const bush = (x: number, y: number, w: number, fill: string, light = lighter(fill, 0.12)) =>
  at(
    x,
    y,
    path('M-50 0C-58-18-44-34-30-30C-26-48 0-52 8-38C22-48 44-38 40-24C54-22 56-6 50 0Z', fill) +
      path('M8-36C22-46 42-36 38-22C50-20 52-6 47-3H24C34-10 30-20 20-22C22-30 16-36 8-36Z', light),
    w / 100,
  );

export const acorn = (x: number, y: number, k = 1, turn = 0) =>
  at(
    x,
    y,
    path('M-26-6C-26 26-10 44 0 54C10 44 26 26 26-6Z', P.wood2) +
      path('M6-6C10 18 8 36 0 54C10 44 26 26 26-6Z', P.wood1) +
      path('M-34-4C-34-28-16-38 0-38S34-28 34-4Q0 8-34-4Z', P.wood4) +
      line('M0-38Q0-50 7-56', P.wood4, 6) +
      each([-22, -8, 8, 22], (a) => line(`M${a} -3Q${a * 0.8} -18 ${a * 0.4} -33`, P.wood3, 1.6)) +
      line('M-30-14Q0-4 30-14M-24-25Q0-17 24-25', P.wood3, 1.6),
    k,
    turn,
  );

// Lobed oak leaf lying along +x.
export const oakLeaf = (x: number, y: number, l: number, turn: number, fill: string) =>
  at(
    x,
    y,
    path(
      'M0 0C14-20 20-6 28-16C38-30 46-14 54-20C66-30 72-14 80-13C92-12 100-5 104 0C100 5 92 12 80 13C72 14 66 30 54 20C46 14 38 30 28 16C20 6 14 20 0 0Z',
      fill,
    ) + line('M-12 0H94M30 0L40-13M30 0L40 13M56 0L65-13M56 0L65 13', darker(fill, 0.25), 1.8),
    l / 104,
    turn,
  );
