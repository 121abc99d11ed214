// Background for share cards: calm sky on the left for a title.
import { Sheet, type SceneInfo } from '../sheet';
import { valley } from '../shapes/valley';
export const info: SceneInfo = { width: 1200, height: 630, focus: [78, 70], pages: ['social'], alt: '' };
export const draw = (name: string) =>
  valley(new Sheet(name, info), {
    layout: {
      sun: [830, 262, 80],
      clouds: [
        [1000, 110, 170],
        [700, 170, 120],
      ],
      ridges: [
        [372, 20, 11],
        [418, 18, 23],
        [462, 16, 37],
        [500, 12, 41],
      ],
      house: [926, 500, 1.16],
      glow: [926, 480, 200, 100],
      trees: [
        [800, 506, 140],
        [1120, 504, 170],
      ],
      bushes: [
        [1082, 506, 80],
        [854, 505, 50],
      ],
      groves: [
        [20, 20],
        [14, 33],
      ],
      path: [
        [926, 498, 26],
        [938, 524, 40],
        [946, 550, 66],
        [880, 584, 110],
        [820, 640, 190],
      ],
      pair: [838, 590, 124],
      slope: [
        [0, 540],
        [220, 546],
        [480, 580],
        [660, 636],
      ],
      front: [612, 10],
      leaves: [
        [1196, 590, 120, -150],
        [1176, 550, 110, -118],
        [1100, 622, 110, -166],
        [1200, 512, 90, -112],
        [40, 634, 92, -62],
        [80, 636, 80, -38],
        [10, 624, 84, -78],
      ],
      flowers: [
        [1134, 580, 56, 10],
        [1050, 612, 36, 40, 'pink'],
        [1190, 534, 40, -20, 'deep'],
        [1192, 618, 36, 15, 'white'],
        [58, 616, 32, 30, 'white'],
      ],
    },
  }).svg();
