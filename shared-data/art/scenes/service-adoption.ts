// Two birds and one chick share a nest on a flowering branch.
import { P } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, path, line, dot, oval, at, times, each, pick } from '../svg';
import { ridge, hill } from '../shapes/land';
import { forest } from '../shapes/trees';
import { leaf, camellia, bud, CAMELLIA } from '../shapes/flowers';
import { sun, cloud } from '../shapes/sky';
import { bird } from '../shapes/things';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [50, 58],
  pages: ['/services/adoption', '/'],
  alt: 'Two birds beside a nest with one chick on a branch with camellias, hills and a pale sun behind.',
};

const nest =
  path('M-160-46Q0-6 160-46C160 40 96 92 0 92S-160 40-160-46Z', P.wood3) +
  times(8, (i) =>
    line(
      `M${-156 + i * 8} ${-36 + i * 15}Q0 ${4 + i * 12} ${156 - i * 8} ${-36 + i * 15}`,
      pick([P.wood2, P.wood4, P.wood1], i),
      8,
    ),
  ) +
  line('M-160-44L-196-62M150-34L190-50M-120 40L-158 62M112 50L150 66M-60 80L-84 104', P.wood2, 5) +
  line('M-166-50Q0-4 166-50', P.wood1, 12);
const chick =
  dot(0, -20, 52, P.honey5) +
  path('M0-72A52 52 0 0 1 0 32Q40-20 0-72Z', P.honey4) +
  path('M-12-20H12L0 0Z', P.cam6) +
  dot(-19, -32, 5.5, P.ink) +
  dot(19, -32, 5.5, P.ink) +
  line('M-4-72Q-8-88-16-90M2-72Q4-90 12-92', P.honey5, 4);
export const draw = (name: string) => {
  const s = new Sheet(name, info),
    W = 1120,
    H = 840,
    a = ridge(W, 590, 34, 3),
    b = ridge(W, 680, 28, 8),
    c = ridge(W, 770, 22, 12);
  return s
    .add(
      box(0, 0, W, H, s.fade([P.sage1, P.honey1])),
      sun(s, 560, 360, 230, { core: '#FFFBEE', mid: '#FEF0CC', edge: '#FADFA4', reach: 1.7, strength: 0.6 }),
      cloud(90, 170, 210),
      cloud(850, 120, 190),
      s.lift(hill(W, H, a, P.sage2)),
      s.lift(
        hill(W, H, b, P.sage3) +
          forest(
            12,
            4,
            (r) => {
              const x = r() * W;
              return [x, b(x) + 8, 60 + r() * 46];
            },
            [P.sage4, '#79A894'],
          ),
      ),
      s.lift(hill(W, H, c, P.sage4)),
      s.lift(
        path(
          'M-20 668C150 640 330 616 540 606C760 596 960 560 1140 470V520C980 604 780 640 560 650C340 658 150 690-20 722Z',
          P.wood4,
        ) +
          line('M-10 684C180 654 360 632 560 624C760 616 960 582 1130 500', P.wood3, 5) +
          path('M862 596C900 520 930 470 1004 410L1016 420C956 480 930 540 904 600Z', P.wood4) +
          path('M190 662C150 600 110 560 60 530L66 518C130 546 180 590 224 656Z', P.wood4),
      ),
      s.lift(
        each(
          [
            [1004, 414, 120, -40],
            [990, 430, 110, -120],
            [1010, 420, 108, 20],
            [62, 522, 112, -150],
            [66, 520, 100, -70],
            [90, 540, 92, 120],
            [1060, 500, 110, 60],
            [980, 560, 92, 80],
            [120, 690, 96, 100],
            [300, 650, 90, 70],
            [760, 640, 84, 100],
          ],
          ([x, y, l, t], i) => leaf(x, y, l, t, i % 2 ? P.pine7 : P.sage5, i % 2 ? P.pine6 : P.sage4),
        ) +
          camellia(1000, 412, 70, 10) +
          camellia(926, 500, 44, 30, CAMELLIA.pink) +
          camellia(74, 524, 52, 50, CAMELLIA.pink) +
          bud(1086, 372, 40, 40),
        1,
      ),
      at(548, 566, oval(0, -46, 160, 26, '#4A2E1E')),
      s.lift(at(548, 524, chick, 1.15), 1),
      s.lift(at(548, 566, nest), 1),
      s.lift(bird(292, 566, 1.35, P.pine7, P.honey4) + line('M286 606V632M310 604V630', P.wood4, 5), 1),
      s.lift(bird(812, 548, 1.35, P.cam7, P.cam3, -1) + line('M806 590V618M830 588V614', P.wood4, 5), 1),
    )
    .svg();
};
