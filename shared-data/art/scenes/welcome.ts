// A desk by the window with a letter being written.
import { P } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, at } from '../svg';
import { archWindow } from '../shapes/arch';
import { room, worktop, sunPatch } from '../shapes/room';
import { deskLamp } from '../shapes/furniture';
import { vase } from '../shapes/plants';
import { mug } from '../shapes/kitchen';
import { letter, pen, envelope } from '../shapes/paper';
import { heart } from '../shapes/flowers';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [50, 62],
  pages: ['/welcome'],
  alt: 'A wooden desk by an arched window with a handwritten letter, a pen, an envelope, a mug, a lamp and camellias.',
};

const books =
  box(-90, -34, 190, 34, P.pine7, 5) +
  box(-84, -28, 12, 22, P.honey4) +
  box(-80, -64, 176, 30, P.cam7, 5) +
  box(-74, -58, 12, 18, P.cam3) +
  box(-86, -92, 170, 28, P.honey5, 5);
export const draw = (name: string) => {
  const s = new Sheet(name, info);
  room(s, { wall: ['#F8E8DC', P.honey1], y: 560 });
  return s
    .add(
      archWindow(s, 520, 520, 420, 470, { seed: 44 }),
      s.lift(box(850, 170, 170, 200, P.wood2, 5) + box(866, 186, 138, 168, P.ivory) + heart(935, 266, 1.2, P.cam6), 1),
      worktop(s, 550, { depth: 70 }),
      sunPatch(420, 556, 340, 210, -110),
      s.lift(deskLamp(s, 170, 640, 1.75, P.pine7)),
      s.lift(at(952, 672, books, 1.1) + vase(956, 572, 1.06, { fill: P.sky4 })),
      s.lift(at(560, 690, letter(0, 0, 250, 0), [1.3, 0.62], 0), 1),
      s.lift(pen(648, 742, 210, -34, P.cam7), 1),
      s.lift(envelope(300, 716, 210, -8), 1),
      s.lift(mug(330, 634, 1.05, P.cam6), 1),
    )
    .svg();
};
