// A long garden table under bunting and lights.
import { P } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, path, oval, dot, at, times, each } from '../svg';
import { ridge, hill } from '../shapes/land';
import { forest, tree } from '../shapes/trees';
import { cloud, bunting, lights, sun } from '../shapes/sky';
import { vase } from '../shapes/plants';
import { jar } from '../shapes/kitchen';
import { balloon } from '../shapes/things';
import { camellia, CAMELLIA, spray } from '../shapes/flowers';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [50, 62],
  pages: ['/partner', '/partner/events'],
  alt: 'A long garden table with a cake, lemonade and flowers under bunting strung between two trees.',
};

const cake =
  oval(0, 0, 116, 18, P.sand3) +
  oval(0, -6, 116, 18, P.ivory) +
  path('M-88-10V-76H88V-10Q0 8-88-10Z', P.cam3) +
  path('M30-2V-76H88V-10Q62-4 30-2Z', P.cam2) +
  path('M-60-74V-132H60V-74Q0-62-60-74Z', P.ivory) +
  oval(0, -132, 60, 10, '#fff') +
  path('M-88-76Q-77-50-66-74T-44-70T-22-68T0-67T22-68T44-70T66-74T88-76Q0-92-88-76Z', P.ivory) +
  times(8, (i) => dot(-70 + i * 20, -30 + Math.abs(i - 3.5) * -1.2, 5, i % 2 ? P.honey4 : P.cam6));
export const draw = (name: string) => {
  const s = new Sheet(name, info),
    W = 1120,
    H = 840,
    a = ridge(W, 440, 40, 23),
    b = ridge(W, 520, 30, 18),
    c = ridge(W, 610, 16, 7);
  return s
    .add(
      box(0, 0, W, H, s.fade([P.sky2, '#FFF3DC'])),
      sun(s, 560, 400, 96, { strength: 0.7 }),
      cloud(380, 290, 170),
      cloud(660, 250, 210),
      s.lift(hill(W, H, a, P.sage2)),
      s.lift(
        hill(W, H, b, P.sage3) +
          forest(
            16,
            5,
            (r) => {
              const x = r() * W;
              return [x, b(x) + 8, 60 + r() * 40];
            },
            ['#8CB7A4', '#7DAC98'],
          ),
      ),
      s.lift(hill(W, H, c, s.fade([P.sage5, P.pine6]))),
      s.lift(tree(84, 690, 640, P.pine6)),
      s.lift(tree(1046, 684, 680, '#2F7A6E')),
      lights(s, 140, 90, 990, 84, 70, 13, { wire: P.wood4 }),
      s.lift(bunting(120, 190, 1004, 184, 104, 15, [P.cam6, P.honey4, P.ivory, P.pine7], { size: 60 }), 1),
      balloon(214, 470, 1, P.cam5, [238, 640]),
      balloon(286, 430, 1.1, P.honey4, [246, 640]),
      s.lift(
        path(
          'M170 626H950L990 792Q960 806 930 790T860 792T790 792T720 792T650 792T580 792T510 792T440 792T370 792T300 792T230 790T130 792Z',
          P.ivory,
        ) +
          times(10, (i) => path(`M${196 + i * 78} 650L${176 + i * 82} 790H${196 + i * 82}Z`, P.sand1)) +
          path('M162 612H958L972 650H148Z', '#FFFDF8') +
          path('M148 650H972L975 660H145Z', P.sand2) +
          times(11, (i) => path(`M${148 + i * 76} 660h60l-30 30z`, i % 2 ? P.cam4 : P.sage3)),
        2,
      ),
      s.lift(at(560, 636, cake, 1.2), 1),
      s.lift(
        camellia(536, 466, 26, 0) +
          camellia(574, 464, 30, 20, CAMELLIA.pink) +
          camellia(606, 472, 20, 20, CAMELLIA.blush),
        1,
      ),
      s.lift(vase(330, 638, 0.92, { fill: P.sky4 }), 1),
      s.lift(
        jar(
          s,
          780,
          640,
          100,
          140,
          box(700, 540, 200, 110, P.honey3) +
            dot(760, 580, 16, P.honey5) +
            dot(800, 604, 16, P.honey5) +
            dot(770, 622, 14, P.honey5),
          { lid: null },
        ),
        1,
      ),
      each(
        [868, 914],
        (x) =>
          path(`M${x - 19} 586H${x + 19}L${x + 15} 640H${x - 15}Z`, P.honey3) +
          path(`M${x - 19} 586H${x + 19}L${x + 18} 600H${x - 18}Z`, P.ivory),
      ),
      s.lift(
        path('M412 640a46 12 0 0 1 92 0z', P.ivory) +
          times(5, (i) => dot(426 + i * 16, 628 - (i % 2) * 12, 11, i % 2 ? P.honey5 : P.cam6)) +
          oval(458, 640, 54, 9, P.sand2),
        1,
      ),
      s.lift(
        spray(
          [
            [10, 856, 150, -60],
            [70, 856, 130, -38],
            [1112, 856, 150, -120],
            [1050, 856, 130, -142],
          ],
          [
            [46, 830, 46, 10, 'pink'],
            [1078, 832, 48, 10],
          ],
        ),
        1,
      ),
    )
    .svg();
};
