// Baby clothes on a line, boxes ready below.
import { P, HAIR } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, path, line, at, each } from '../svg';
import { ridge, hill } from '../shapes/land';
import { forest, tree } from '../shapes/trees';
import { sun, cloud } from '../shapes/sky';
import { carton } from '../shapes/paper';
import { onesie, blanket, diapers } from '../shapes/nursery';
import { basket } from '../shapes/kitchen';
import { fence } from '../shapes/street';
import { person } from '../shapes/person';
import { spray, heart } from '../shapes/flowers';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [50, 58],
  pages: ['/blog'],
  alt: 'Small baby clothes hang on a line between two trees above boxes and a basket; a helper pins up a suit.',
};

const sock = (x: number, y: number, fill: string, trim: string) =>
  at(x, y, path('M-14 0H14V40Q40 42 40 56Q38 66 24 66H-4Q-16 64-15 48Z', fill) + box(-16, -4, 32, 14, trim, 4));
const bib = (x: number, y: number) =>
  at(x, y, path('M-34 0C-44 60-34 92 0 92S44 60 34 0C26 34-26 34-34 0Z', P.honey3) + heart(0, 62, 0.5, P.cam6));
const peg = (x: number, y: number) => box(x - 4, y - 12, 8, 24, P.wood2, 3);
export const draw = (name: string) => {
  const s = new Sheet(name, info),
    W = 1120,
    H = 840,
    a = ridge(W, 420, 34, 71),
    b = ridge(W, 500, 24, 6),
    ly = (x: number) => 196 + 66 * (1 - ((x - 560) / 420) ** 2);
  return s
    .add(
      box(0, 0, W, H, s.fade([P.sky2, P.honey1])),
      sun(s, 900, 360, 84),
      cloud(300, 110, 190),
      cloud(640, 90, 170),
      s.lift(hill(W, H, a, P.sage2)),
      s.lift(
        hill(W, H, b, P.sage3) +
          forest(
            18,
            35,
            (r) => {
              const x = r() * W;
              return [x, b(x) + 8, 60 + r() * 46];
            },
            ['#8CB7A4', '#7DAC98'],
          ),
      ),
      s.lift(hill(W, H, (x) => 604 + 8 * Math.sin(x / 230), s.fade([P.sage4, P.sage5, P.pine6]))),
      s.lift(fence(-10, 650, 1150, 96), 1),
      s.lift(tree(72, 730, 660, P.pine6)),
      s.lift(tree(1066, 726, 640, '#2F7A6E')),
      line(`M140 196Q560 328 980 196`, P.wood4, 4),
      s.lift(
        onesie(300, ly(300) - 6, 1.35, P.cam3, P.cam6, 4) +
          bib(420, ly(420) - 8) +
          onesie(560, ly(560) - 8, 1.35, P.honey3, P.honey5) +
          sock(690, ly(690) - 6, P.sage3, P.pine6) +
          sock(740, ly(740) - 6, P.sage3, P.pine6) +
          onesie(862, ly(862) - 12, 1.25, P.sky3, P.sky4, -4),
        1,
      ),
      each([278, 322, 390, 450, 538, 582, 690, 740, 842, 882], (x) => peg(x, ly(x) - 2)),
      s.lift(
        person({
          x: 856,
          y: 790,
          h: 400,
          skin: 1,
          hair: 'braids',
          tint: HAIR.chestnut,
          top: P.cam6,
          wear: 'dress',
          shoes: P.wood4,
          apron: P.ivory,
          arms: [
            [-32, -130, -22, -162],
            [34, -130, 24, -164],
          ],
          front: [true, true],
        }),
        1,
      ),
      s.lift(
        carton(330, 796, 290, 180, {
          inside: blanket(300, 660, 130, 76, [P.cam4, P.honey3, P.sky3]) + diapers(410, 660, 110, 100, 3),
        }),
      ),
      s.lift(basket(600, 800, 210, 110), 1),
      s.lift(blanket(600, 694, 170, 56, [P.sage4, P.ivory]), 1),
      s.lift(carton(128, 802, 150, 110, { open: false, mark: false })),
      s.lift(
        spray(
          [
            [1114, 860, 150, -120],
            [1040, 862, 130, -146],
          ],
          [[1072, 828, 52, 10, 'pink']],
        ),
        1,
      ),
    )
    .svg();
};
