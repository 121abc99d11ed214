// Small kindnesses on a kitchen counter: soup, flowers, folded laundry, a note.
import { P } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, path, line, dot, oval, at, times, each } from '../svg';
import { archWindow } from '../shapes/arch';
import { room, worktop, sunPatch } from '../shapes/room';
import { vase, plant } from '../shapes/plants';
import { shelf } from '../shapes/furniture';
import { mug, basket } from '../shapes/kitchen';
import { blanket } from '../shapes/nursery';
import { envelope } from '../shapes/paper';
import { heart } from '../shapes/flowers';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [48, 66],
  pages: ['/blog'],
  alt: 'A kitchen counter with a pot of warm soup, a mug, a vase of camellias, a note and a basket of folded baby laundry.',
};

const pan =
  line('M-136-92H-164M136-92H164', P.cam8, 20) +
  path('M-134-120H134L122-14Q120 0 104 0H-104Q-120 0-122-14Z', P.cam6) +
  path('M50-120H134L122-14Q120 0 104 0H60Z', P.cam5) +
  box(-142, -132, 284, 20, P.cam7, 9) +
  path('M-128-132C-110-176-50-188 0-188S110-176 128-132Z', P.cam6) +
  path('M20-187C70-184 114-170 128-132H60C66-154 54-176 20-187Z', P.cam5) +
  dot(0, -198, 16, P.honey5) +
  heart(0, -58, 1, P.cam3) +
  line('M-60-206Q-80-230-62-252T-64-296M64-206Q46-230 64-254T62-298', P.ivory, 8, 'opacity=".9"');
export const draw = (name: string) => {
  const s = new Sheet(name, info);
  room(s, { wall: [P.sage3, P.sage2], y: 590 });
  return s
    .add(
      times(7, (i) => times(3, (j) => box(i * 166 - 20, 400 + j * 62, 158, 54, P.sage1, 5, 'opacity=".45"'))),
      archWindow(s, 300, 520, 360, 440, { seed: 37 }),
      s.lift(
        shelf(640, 250, 420) +
          each(
            [
              [690, P.cam5],
              [754, P.ivory],
              [818, P.honey4],
            ],
            ([x, c]) => mug(x, 250, 0.72, c, { steam: false }),
          ) +
          plant(960, 250, 0.78, { fill: P.ivory, rim: P.sand1 }),
        1,
      ),
      worktop(s, 580, { top: ['#E4C39A', '#CDA272'] }),
      sunPatch(230, 586, 300, 190, -70),
      s.lift(vase(196, 712, 1.25, { fill: P.ivory })),
      s.lift(at(500, 720, oval(0, 2, 170, 18, P.wood3) + pan, 1.14)),
      s.lift(blanket(880, 610, 210, 110, [P.sky3, P.cam3, P.honey3, P.ivory]) + basket(880, 730, 280, 140, P.wood2)),
      s.lift(mug(696, 752, 0.95, P.pine6), 1),
      s.lift(envelope(330, 764, 150, -10), 1),
    )
    .svg();
};
