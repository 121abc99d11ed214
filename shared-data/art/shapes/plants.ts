// Pots, plants and vases. Base on (x, y).
import { P, darker, lighter } from '../palette';
import { path, line, box, at, each } from '../svg';
import { leaf, camellia, CAMELLIA, type Flower } from './flowers';

interface Plant {
  fill?: string;
  rim?: string;
  dark?: string;
  light?: string;
}

interface Vase {
  fill?: string;
  flowers?: readonly Flower[];
}

const BOUQUET: readonly Flower[] = [
  [-34, -120, 34, 10, 'red'],
  [30, -132, 38, 40, 'blush'],
  [2, -164, 32, 0, 'pink'],
];

export const pot = (w: number, h: number, fill = P.clay2, rim = P.clay1) =>
  path(`M${-w * 0.44} ${-h * 0.82}H${w * 0.44}L${w * 0.34} 0H${-w * 0.34}Z`, fill) +
  path(`M${w * 0.1} ${-h * 0.82}H${w * 0.44}L${w * 0.34} 0H${w * 0.12}Z`, lighter(fill, 0.08)) +
  box(-w / 2, -h, w, h * 0.24, rim, 4) +
  box(-w * 0.44, -h * 0.77, w * 0.88, h * 0.06, darker(fill, 0.25));

export const plant = (x: number, y: number, k = 1, { fill, rim, dark = P.pine7, light = P.pine6 }: Plant = {}) =>
  at(
    x,
    y,
    each(
      [
        [-72, 84],
        [-46, 100],
        [58, 92],
        [30, 106],
        [-18, 112],
        [4, 96],
      ],
      ([a, l], i) => leaf(0, -66, l, a - 90, i % 2 ? dark : darker(dark, 0.3), i % 2 ? light : dark),
    ) + pot(92, 78, fill, rim),
    k,
  );

// Tall floor plant with big leaves.
export const ficus = (x: number, y: number, k = 1, { fill = P.sand2, rim = P.sand1 } = {}) =>
  at(
    x,
    y,
    line('M0-60Q-6-150 4-240M0-110Q24-160 46-180M-2-130Q-30-170-44-196', P.wood4, 6) +
      each(
        [
          [4, -240, 70, -90],
          [4, -232, 66, -40],
          [2, -226, 66, -140],
          [46, -180, 62, -50],
          [46, -180, 60, 0],
          [40, -172, 52, 50],
          [-44, -196, 62, -120],
          [-44, -194, 60, -175],
          [-40, -186, 50, 130],
          [0, -170, 58, -20],
          [-2, -150, 54, 200],
          [2, -120, 46, 20],
        ],
        ([a, b, l, t], i) => leaf(a, b, l, t, i % 2 ? P.pine7 : P.pine8, i % 2 ? P.pine6 : P.pine7),
      ) +
      pot(96, 84, fill, rim),
    k,
  );

export const vase = (x: number, y: number, k = 1, { fill = P.sky4, flowers = BOUQUET }: Vase = {}) =>
  at(
    x,
    y,
    each(flowers, ([a, b]) => line(`M0-60Q${a * 0.3} ${b * 0.7} ${a} ${b}`, P.pine7, 4)) +
      each(
        [
          [-10, -80, 66, -150],
          [12, -84, 66, -28],
          [-4, -100, 60, -110],
          [8, -104, 62, -70],
        ],
        ([a, b, l, t], i) => leaf(a, b, l, t, i % 2 ? P.pine7 : P.pine8, i % 2 ? P.pine6 : P.pine7),
      ) +
      path('M-24-84H24C20-66 38-52 38-28C38-8 26 0 0 0S-38-8-38-28C-38-52-20-66-24-84Z', fill) +
      path('M6-84H24C20-66 38-52 38-28C38-8 26 0 6 0C24-10 26-50 6-84Z', lighter(fill, 0.2)) +
      box(-27, -90, 54, 10, lighter(fill, 0.28), 5) +
      each(flowers, ([a, b, r, t, tone = 'red']) => camellia(a, b, r, t, CAMELLIA[tone])),
    k,
  );
