// Someone walks up to a lit arch door.
import { P, HAIR } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, path, line, dot, at, times, each } from '../svg';
import { arch } from '../shapes/arch';
import { person } from '../shapes/person';
import { pot } from '../shapes/plants';
import { blossom, spray } from '../shapes/flowers';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [50, 62],
  pages: ['/blog'],
  alt: 'A person with a shoulder bag walks up the steps to an open, brightly lit arched door between potted shrubs.',
};

const topiary = (x: number, y: number, k: number) =>
  at(
    x,
    y,
    line('M0-70V-150', P.wood4, 9) +
      dot(0, -200, 72, P.pine7) +
      dot(10, -208, 60, P.pine6) +
      each(
        [
          [-34, -214],
          [20, -240],
          [42, -184],
          [-10, -168],
          [-2, -208],
        ],
        ([a, b], i) => blossom(a, b, 16, i % 2 ? P.cam5 : P.cam3),
      ) +
      pot(100, 84, P.clay2, P.clay1),
    k,
  );
export const draw = (name: string) => {
  const s = new Sheet(name, info),
    win = (x: number) =>
      s.lift(path(arch(x, 470, 150, 270), P.ivory), 1) +
      path(arch(x, 458, 122, 246), s.fade([P.sky3, P.honey2])) +
      line(`M${x} 212V458M${x - 61} 330H${x + 61}`, P.ivory, 7, 'stroke-linecap="butt"') +
      box(x - 86, 458, 172, 18, P.ivory, 4) +
      box(x - 82, 476, 164, 40, P.wood3, 5) +
      times(5, (i) => blossom(x - 62 + i * 31, 472 - (i % 2) * 8, 21, [P.cam6, P.cam3, P.cam5][i % 3]));
  return s
    .add(
      box(0, 0, 1120, 660, s.fade(['#FBF3E6', '#F3E3CC'])),
      line(
        times(9, (i) => `M0 ${60 + i * 66}H1120`),
        '#EAD7BB',
        3,
      ),
      box(0, 634, 1120, 210, s.fade([P.sage4, P.sage5])),
      win(170),
      win(950),
      s.lift(path(arch(560, 640, 390, 560), P.pine7)),
      path(arch(560, 640, 352, 541), P.ivory),
      s.clip(
        arch(560, 640, 300, 515),
        box(400, 100, 320, 560, s.fade(['#FFE9B0', '#FFF6DC'])) +
          path('M410 640V560H710V640Z', '#EBD3A4') +
          box(520, 300, 80, 110, '#F2D290', 6) +
          path(arch(560, 400, 56, 84), '#FFFDF2'),
      ),
      s.lift(
        path('M710 126V640L846 676V250Q800 160 710 126Z', P.cam7) +
          path('M736 190Q790 230 822 296V440L736 420ZM736 450L822 470V640L736 616Z', P.cam6) +
          dot(826, 470, 8, P.honey4),
        1,
      ),
      s.glow(560, 600, 320, '#FFE9B0', 0.7),
      s.lift(box(330, 640, 460, 34, '#E7D5B8') + box(330, 640, 460, 9, P.ivory), 1),
      s.lift(box(280, 674, 560, 40, '#DCC7A5') + box(280, 674, 560, 9, '#F1E3C8'), 1),
      '',
      path('M290 714H830L960 846H160Z', s.fade(['#F2E0BC', '#E3CC9F'])),
      s.lift(topiary(232, 730, 1.25) + topiary(898, 730, 1.25)),
      s.lift(
        person({
          x: 556,
          y: 800,
          h: 372,
          skin: 3,
          hair: 'curls',
          tint: HAIR.black,
          top: P.blue,
          wear: 'coat',
          bottom: P.ink,
          step: 1,
          arms: [
            [-30, -92, -26, -68],
            [28, -96, 20, -92],
          ],
        }) +
          line('M520 536Q580 590 606 648', P.wood4, 6) +
          box(576, 640, 62, 66, P.honey5, 12) +
          box(576, 640, 62, 24, P.honey4, 10),
        1,
      ),
      s.lift(
        spray(
          [
            [-4, 856, 130, -56],
            [54, 860, 110, -30],
            [1124, 856, 130, -124],
            [1066, 860, 110, -150],
          ],
          [
            [34, 828, 46, 10, 'pink'],
            [1086, 828, 46, 30],
          ],
        ),
        1,
      ),
    )
    .svg();
};
