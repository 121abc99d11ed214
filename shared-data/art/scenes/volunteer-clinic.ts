// A volunteer walks with a visitor toward the clinic's lit arch.
import { P, HAIR } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, path, line } from '../svg';
import { arch, view } from '../shapes/arch';
import { person } from '../shapes/person';
import { ficus } from '../shapes/plants';
import { bench } from '../shapes/furniture';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [50, 60],
  pages: ['/partner/volunteer', '/partner/volunteer/clinic'],
  alt: 'A volunteer walks beside a visitor down a bright hallway with arches toward an open door and morning hills.',
};

export const draw = (name: string) => {
  const s = new Sheet(name, info),
    door = arch(560, 600, 250, 400);
  // One wall of the hallway with a wide arch cut out of it, standing on `y`.
  const wall = (w: number, top: number, y: number, fill: string) =>
    path(`M${560 - w} ${y}V${top + w}A${w} ${w} 0 0 1 ${560 + w} ${top + w}V${y}H1140V-20H-20V${y}Z`, fill) +
    box(560 + w, y - 16, 600 - w, 16, P.ivory) +
    box(-20, y - 16, 580 - w, 16, P.ivory);
  return s
    .add(
      box(0, 0, 1120, 620, s.fade([P.sky1, P.honey1])),
      box(0, 600, 1120, 250, s.fade(['#EAD8BC', '#CDB188'])),
      s.lift(path(arch(560, 600, 296, 430), P.ivory)),
      s.clip(door, view(s, 560, 600, 250, 400, undefined, 9, [0.2, 0.76])),
      path('M435 600H685L860 850H260Z', '#FFF3D6', 'opacity=".75"'),
      s.lift(wall(330, 90, 650, '#E1EEEC'), 2),
      s.lift(wall(430, 30, 706, P.sky2), 2),
      s.lift(wall(520, -30, 770, '#C4DBE0'), 3),
      s.lift(ficus(128, 822, 1.6, { fill: P.clay2, rim: P.clay1 })),
      s.lift(bench(940, 824, 270, { wood: P.wood1 }) + box(856, 696, 74, 72, P.cam4, 14)),
      s.lift(
        person({
          x: 484,
          y: 806,
          h: 420,
          skin: 2,
          hair: 'bob',
          tint: HAIR.dark,
          top: P.pine6,
          bottom: P.pine8,
          arms: [
            [-30, -94, -27, -68],
            [34, -108, 42, -104],
          ],
          step: 1,
        }),
        1,
      ),
      s.lift(
        person({
          x: 622,
          y: 814,
          h: 404,
          skin: 4,
          hair: 'pony',
          tint: HAIR.black,
          top: P.cam6,
          wear: 'coat',
          bottom: '#2B3A44',
          arms: [
            [-30, -92, -24, -70],
            [30, -92, 26, -68],
          ],
          step: -1,
        }) +
          line('M662 530Q698 640 684 690', P.wood3, 6) +
          box(646, 680, 68, 64, P.honey5, 12) +
          box(646, 680, 68, 20, P.honey4, 9),
        1,
      ),
    )
    .svg();
};
