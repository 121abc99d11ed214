// Steady watering: a garden bed from seedling to bloom.
import { P, HAIR } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, path, line, oval, at, times } from '../svg';
import { ridge, hill } from '../shapes/land';
import { forest, tree } from '../shapes/trees';
import { sun, cloud } from '../shapes/sky';
import { fence } from '../shapes/street';
import { person } from '../shapes/person';
import { wateringCan } from '../shapes/kitchen';
import { leaf, bud, camellia, CAMELLIA } from '../shapes/flowers';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [50, 64],
  pages: ['/monthly-partner'],
  alt: 'A gardener in a sun hat stands by a bed of camellias that grow from seedlings to full bloom, with a watering can beside.',
};

const stalk = (h: number, body = '') =>
  line(`M0 0Q4 ${-h / 2} 0 ${-h}`, P.pine7, 6) +
  times(
    Math.round(h / 40),
    (i) =>
      leaf(0, -18 - i * 36, 62 - i * 3, -158 + i * 3, P.pine8, P.pine7) +
      leaf(0, -24 - i * 36, 62 - i * 3, -22 - i * 3, P.pine7, P.pine6),
  ) +
  body;
export const draw = (name: string) => {
  const s = new Sheet(name, info),
    W = 1120,
    H = 840,
    a = ridge(W, 380, 34, 91),
    b = ridge(W, 460, 26, 27);
  const rows: [x: number, plant: string][] = [
    [150, stalk(44, leaf(0, -44, 34, -90))],
    [300, stalk(90, leaf(0, -88, 36, -90))],
    [744, stalk(160, bud(0, -170, 38, 4))],
    [860, stalk(180, camellia(0, -184, 58, 10, CAMELLIA.pink) + bud(50, -100, 26, 40))],
    [
      1000,
      stalk(
        200,
        camellia(0, -206, 70, 10) +
          camellia(-56, -120, 40, 30, CAMELLIA.blush) +
          camellia(58, -96, 34, 60, CAMELLIA.pink),
      ),
    ],
  ];
  return s
    .add(
      box(0, 0, W, H, s.fade([P.sky2, P.honey1])),
      sun(s, 210, 250, 92),
      cloud(420, 120, 210),
      cloud(820, 180, 190),
      s.lift(hill(W, H, a, P.sage2)),
      s.lift(
        hill(W, H, b, P.sage3) +
          forest(
            18,
            43,
            (r) => {
              const x = r() * W;
              return [x, b(x) + 8, 60 + r() * 46];
            },
            ['#8CB7A4', '#7DAC98'],
          ),
      ),
      s.lift(hill(W, H, (x) => 560 + 6 * Math.sin(x / 200), s.fade([P.sage4, P.sage5]))),
      s.lift(tree(1040, 596, 330, '#3E8577')),
      s.lift(fence(-10, 620, 1150, 110), 1),
      s.lift(path('M-10 712Q280 690 560 704T1130 700V850H-10Z', s.fade(['#8A5A3C', '#5F3D2A']))),
      times(16, (i) => oval(40 + i * 71, 730 + ((i * 37) % 30), 13, 4, '#A87048', 'opacity=".6"')),
      rows.map(([x, plant]) => s.lift(oval(x, 744, 46, 11, '#5A3A28') + at(x, 742, plant, 1.15), 1)),
      s.lift(
        person({
          x: 508,
          y: 778,
          h: 430,
          skin: 2,
          hair: 'sunhat',
          tint: HAIR.dark,
          top: P.pine7,
          bottom: '#44596A',
          apron: P.honey3,
          shoes: P.cam7,
          arms: [
            [-30, -96, -26, -70],
            [32, -96, 30, -72],
          ],
          sleeves: 'long',
        }) + at(650, 686, wateringCan(0, 0, 1, P.cam6), 1, 6),
        1,
      ),
      s.lift(path('M-10 806Q300 790 600 804T1130 800V850H-10Z', s.fade([P.sage5, P.pine6])), 1),
    )
    .svg();
};
