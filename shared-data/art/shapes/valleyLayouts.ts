// Where everything of the home landscape stands, for a wide and for a square picture.
import type { Point } from '../svg';
import type { Flower, Leaf } from './flowers';
import type { Step } from './land';

type Triple = readonly [x: number, y: number, size: number];
export interface Layout {
  sun: Triple;
  clouds: readonly Triple[];
  /** Height, swell and seed of each hill, from the farthest to the nearest. */
  ridges: readonly [Triple, Triple, Triple, Triple];
  house: Triple;
  glow: readonly [x: number, y: number, rx: number, ry: number];
  trees: readonly Triple[];
  bushes: readonly Triple[];
  /** Count and seed of the two pine groves. */
  groves: readonly [Point, Point];
  path: readonly Step[];
  pair: Triple;
  slope: readonly [Point, Point, Point, Point];
  front: Point;
  leaves: readonly Leaf[];
  flowers: readonly Flower[];
}

export const WIDE: Layout = {
  sun: [1052, 372, 108],
  clouds: [
    [905, 205, 190],
    [1245, 170, 260],
    [1400, 262, 170],
    [760, 300, 120],
    [470, 120, 170],
  ],
  ridges: [
    [478, 34, 11],
    [548, 30, 23],
    [612, 26, 37],
    [672, 20, 41],
  ],
  house: [1228, 668, 1.36],
  glow: [1226, 640, 250, 130],
  trees: [
    [1096, 676, 170],
    [1456, 676, 214],
  ],
  bushes: [
    [1412, 678, 96],
    [1144, 676, 62],
  ],
  groves: [
    [28, 20],
    [22, 33],
  ],
  path: [
    [1228, 666, 30],
    [1240, 700, 44],
    [1252, 734, 74],
    [1180, 776, 116],
    [1104, 824, 170],
    [1086, 905, 270],
  ],
  pair: [1122, 824, 152],
  slope: [
    [0, 742],
    [300, 748],
    [640, 800],
    [960, 905],
  ],
  front: [872, 16],
  leaves: [
    [1592, 850, 165, -150],
    [1570, 790, 150, -118],
    [1470, 886, 150, -166],
    [1420, 902, 125, -142],
    [1600, 728, 125, -112],
    [1336, 905, 108, -160],
    [1530, 830, 140, -98],
    [52, 900, 125, -62],
    [104, 905, 108, -38],
    [14, 882, 116, -78],
    [170, 906, 92, -28],
  ],
  flowers: [
    [1508, 828, 78, 10],
    [1388, 872, 50, 40, 'pink'],
    [1584, 762, 54, -20, 'deep'],
    [1590, 882, 50, 15, 'white'],
    [78, 876, 42, 30, 'white'],
  ],
};
export const TALL: Layout = {
  sun: [318, 300, 104],
  clouds: [
    [560, 150, 220],
    [60, 190, 170],
    [700, 270, 150],
  ],
  ridges: [
    [408, 30, 11],
    [462, 26, 23],
    [520, 24, 37],
    [584, 18, 41],
  ],
  house: [520, 588, 1.62],
  glow: [520, 550, 280, 150],
  trees: [
    [352, 600, 200],
    [806, 594, 236],
  ],
  bushes: [
    [738, 598, 104],
    [424, 597, 64],
  ],
  groves: [
    [16, 20],
    [14, 33],
  ],
  path: [
    [520, 586, 36],
    [534, 626, 56],
    [548, 668, 92],
    [484, 716, 140],
    [404, 776, 210],
    [380, 905, 360],
  ],
  pair: [408, 784, 196],
  slope: [
    [0, 760],
    [110, 774],
    [220, 820],
    [300, 905],
  ],
  front: [884, 10],
  leaves: [
    [892, 850, 165, -150],
    [870, 780, 150, -118],
    [770, 886, 150, -166],
    [720, 902, 125, -142],
    [900, 718, 125, -112],
    [636, 905, 108, -160],
    [830, 820, 140, -98],
    [40, 900, 115, -62],
    [88, 905, 98, -38],
  ],
  flowers: [
    [806, 820, 82, 10],
    [680, 868, 52, 40, 'pink'],
    [886, 750, 54, -20, 'deep'],
    [892, 880, 50, 15, 'white'],
    [58, 872, 42, 30, 'white'],
  ],
};
