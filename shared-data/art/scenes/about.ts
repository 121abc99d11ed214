// A garden gate, arched with camellias, stands open on the path to the house.
import { P } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, line, each } from '../svg';
import { ridge, hill, trail } from '../shapes/land';
import { forest, tree, bush } from '../shapes/trees';
import { sun, cloud } from '../shapes/sky';
import { arch } from '../shapes/arch';
import { cottage } from '../shapes/house';
import { spray, blossom } from '../shapes/flowers';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [50, 60],
  pages: ['/about'],
  alt: 'An arched garden gate full of camellias stands open on a path to a small house with a lit door.',
};

const fence = (x: number, count: number) =>
  each(
    Array.from({ length: count }, (_, i) => x + i * 44),
    (at) => box(at, 596, 20, 150, P.ivory, 8),
  ) + box(x - 12, 640, count * 44 + 4, 14, P.sand1, 6);

export const draw = (name: string) => {
  const s = new Sheet(name, info),
    W = 1120,
    H = 840,
    far = ridge(W, 400, 36, 21),
    near = ridge(W, 500, 22, 8);
  return s
    .add(
      box(0, 0, W, H, s.fade(['#F6E4D2', '#FFF4DD'])),
      sun(s, 560, 300, 120),
      cloud(90, 120, 220),
      cloud(820, 170, 200),
      s.lift(hill(W, H, far, P.sage2)),
      s.lift(
        hill(W, H, near, s.fade([P.sage3, P.sage5])) +
          forest(
            18,
            6,
            (r) => {
              const x = r() < 0.5 ? r() * 330 : 790 + r() * 330;
              return [x, near(x) + 10, 80 + r() * 60];
            },
            ['#7DAC98', '#6FA08C'],
          ),
      ),
      s.lift(tree(250, 590, 300, '#2F7A6E') + tree(900, 590, 320, P.pine6)),
      s.lift(cottage(560, 574, 2)),
      s.lift(hill(W, H, ridge(W, 610, 8, 3), s.fade([P.pine6, P.pine7]))),
      trail(
        [
          [560, 572, 60],
          [556, 640, 110],
          [566, 720, 190],
          [548, 850, 330],
        ],
        s.fade([P.honey1, P.sand3]),
      ),
      s.lift(bush(330, 700, 170, '#2F7A6E') + bush(800, 700, 180, '#2F7A6E')),
      s.lift(fence(-8, 8) + fence(790, 8)),
      s.lift(line(arch(560, 770, 430, 620).replace(/Z$/, ''), P.ivory, 34, 'stroke-linecap="round"')),
      s.lift(
        spray(
          [
            [352, 420, 120, -150],
            [380, 300, 130, -120],
            [470, 200, 120, -165],
            [560, 160, 120, -90],
            [650, 200, 120, -15],
            [740, 300, 130, -60],
            [768, 420, 120, -30],
            [345, 560, 110, 160],
            [775, 560, 110, 20],
          ],
          [
            [350, 400, 56, 10],
            [392, 282, 64, 40, 'pink'],
            [476, 200, 50, 0, 'blush'],
            [562, 168, 66, 20],
            [650, 204, 48, 60, 'white'],
            [732, 284, 62, 10, 'pink'],
            [770, 404, 54, 30],
            [344, 530, 44, 0, 'white'],
            [776, 530, 44, 0, 'blush'],
          ],
        ),
        1,
      ),
      each(
        [
          [120, 790, 2],
          [210, 814, 1.5],
          [940, 800, 1.8],
          [1030, 780, 2],
          [330, 800, 1.4],
          [800, 812, 1.5],
        ],
        ([x, y, k]) => blossom(x, y, k * 8, k > 1.7 ? P.cam3 : P.honey3),
      ),
    )
    .svg();
};
