// A row of arch doorways, each different, one street.
import { P } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, path, line, times, each } from '../svg';
import { archDoor } from '../shapes/arch';
import { plant, vase } from '../shapes/plants';
import { camellia, leaf, heart, CAMELLIA } from '../shapes/flowers';
import { bunting } from '../shapes/sky';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [50, 60],
  pages: ['/about/team', '/about'],
  alt: 'A row of four arched front doors in different colours, with wreaths, plants and a welcome mat.',
};

const wreath = (x: number, y: number, r: number) =>
  times(14, (i) => {
    const a = (i * 360) / 14,
      t = (a * Math.PI) / 180;
    return leaf(
      x + Math.cos(t) * r,
      y + Math.sin(t) * r,
      r * 0.72,
      a + 70,
      i % 2 ? P.pine7 : P.sage5,
      i % 2 ? P.pine6 : P.sage4,
    );
  }) +
  camellia(x - r * 0.1, y + r, r * 0.42, 10, CAMELLIA.blush) +
  camellia(x + r * 0.55, y + r * 0.8, r * 0.32, 40);
export const draw = (name: string) => {
  const s = new Sheet(name, info),
    doors: [x: number, w: number, h: number, door: string, light: string][] = [
      [150, 190, 380, P.honey5, P.honey1],
      [420, 208, 450, P.cam7, P.honey2],
      [700, 200, 410, P.pine7, P.honey2],
      [968, 190, 436, P.blue, P.honey1],
    ];
  return s
    .add(
      each(
        [
          [0, 286, '#F2DCCB'],
          [286, 274, P.honey2],
          [560, 276, P.sage2],
          [836, 290, P.sky2],
        ],
        ([x, w, c]) => box(x, 0, w, 700, c),
      ),
      line('M286 0V690M560 0V690M836 0V690', '#fff', 6, 'opacity=".6"'),
      bunting(-10, 70, 1130, 70, 70, 20, [P.cam5, P.ivory, P.pine6, P.honey4], { size: 44 }),
      doors.map(([x, w, h, door, light]) => archDoor(s, x, 668, w, h, { door, light })),
      wreath(420, 470, 44),
      heart(700, 480, 1, P.honey3),
      s.lift(box(-10, 666, 1140, 60, '#E2CDA9') + box(-10, 666, 1140, 11, '#F1E3C8'), 1),
      box(0, 726, 1120, 120, s.fade(['#CDB58E', '#B89C72'])),
      line(
        times(6, (i) => `M${90 + i * 190} 726L${50 + i * 206} 840`),
        '#AE936A',
        3,
      ),
      line('M0 780H1120', '#AE936A', 3),
      s.lift(
        each(
          [
            [150, P.cam4],
            [420, P.pine6],
            [700, P.honey5],
            [968, P.cam6],
          ],
          ([x, c]) => path(`M${x - 80} 684H${x + 80}L${x + 90} 712H${x - 90}Z`, c),
        ),
        1,
      ),
      s.lift(plant(288, 724, 1.2) + plant(836, 724, 1.35, { fill: P.cam7, rim: P.cam6 }), 1),
      s.lift(vase(560, 728, 1.05, { fill: P.ivory }), 1),
    )
    .svg();
};
