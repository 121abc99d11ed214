// A dad and his child sit on a log and watch the sun come up over a lake.
import { P, HAIR } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, path, line, oval, times, each } from '../svg';
import { ridge, hill } from '../shapes/land';
import { forest, pine } from '../shapes/trees';
import { sun, cloud } from '../shapes/sky';
import { person } from '../shapes/person';
import { spray } from '../shapes/flowers';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [50, 62],
  pages: ['/blog'],
  alt: 'A dad and a small child, seen from behind, sit on a log with his arm around the child and watch the sun rise over a lake.',
};

export const draw = (name: string) => {
  const s = new Sheet(name, info),
    W = 1120,
    H = 840,
    a = ridge(W, 380, 40, 61),
    b = ridge(W, 440, 20, 12);
  const log =
    box(318, 706, 470, 62, P.wood3, 30) +
    box(318, 706, 470, 22, P.wood2, 11) +
    oval(782, 737, 22, 31, P.wood1) +
    oval(782, 737, 13, 19, 'none', `stroke="${P.wood3}" stroke-width="3"`) +
    line('M360 744H470M520 752H640M380 728H430', P.wood4, 3);
  return s
    .add(
      box(0, 0, W, H, s.fade(['#F6DCD0', '#FCE9CC', '#FFF6E0'])),
      sun(s, 560, 380, 140),
      cloud(110, 160, 220),
      cloud(760, 120, 210),
      cloud(860, 220, 150),
      s.lift(hill(W, H, a, P.sage2)),
      s.lift(
        hill(W, H, b, P.sage3) +
          forest(
            22,
            29,
            (r) => {
              const x = r() * W;
              return [x, b(x) + 10, 50 + r() * 40];
            },
            ['#8CB7A4', '#7DAC98'],
          ),
      ),
      box(0, 478, W, 200, s.fade(['#F5E3C4', P.sky3])),
      times(9, (i) =>
        box(470 + ((i * 53) % 60) - i * 6, 494 + i * 17, 150 + ((i * 31) % 60), 6, '#FFF6DA', 3, 'opacity=".85"'),
      ),
      times(6, (i) => box(90 + ((i * 397) % 900), 508 + i * 22, 90, 4, '#fff', 2, 'opacity=".5"')),
      s.lift(path('M-10 600Q160 560 330 640T760 660T1130 610V850H-10Z', s.fade([P.sage5, P.pine7]))),
      s.lift(
        each(
          [
            [70, 690, 420],
            [150, 720, 330],
            [1050, 700, 440],
            [970, 724, 320],
          ],
          ([x, y, h], i) => pine(x, y, h, i % 2 ? P.pine6 : P.pine7),
        ),
      ),
      oval(560, 772, 270, 20, P.pine9, 'opacity=".25"'),
      s.lift(
        person({
          x: 604,
          y: 780,
          h: 250,
          age: 'toddler',
          skin: 2,
          hair: 'puffs',
          tint: HAIR.brown,
          top: P.honey5,
          shadow: 0,
          legs: false,
        }) +
          person({
            x: 490,
            y: 892,
            h: 440,
            skin: 2,
            hair: 'short',
            tint: HAIR.dark,
            top: P.pine7,
            shadow: 0,
            legs: false,
            arms: [
              [-34, -98, -30, -72],
              [36, -104, 48, -88],
            ],
          }),
        1,
      ),
      s.lift(log, 1),
      s.lift(
        spray(
          [
            [6, 860, 150, -60],
            [80, 862, 130, -34],
            [1114, 860, 150, -120],
            [1040, 862, 130, -146],
          ],
          [
            [50, 826, 54, 10, 'blush'],
            [1072, 828, 52, 10, 'pink'],
          ],
        ),
        1,
      ),
    )
    .svg();
};
