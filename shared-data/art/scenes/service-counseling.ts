// Two armchairs and two warm mugs: a quiet place to talk.
import { P } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, oval, at } from '../svg';
import { archWindow, type Light } from '../shapes/arch';
import { room, sunPatch } from '../shapes/room';
import { armchair, floorLamp, rug } from '../shapes/furniture';
import { ficus } from '../shapes/plants';
import { mug } from '../shapes/kitchen';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [50, 66],
  pages: ['/services/counseling', '/'],
  alt: 'Two armchairs face each other across a small round table with two warm mugs, beside a window and a lamp.',
};

const table =
  oval(0, 0, 62, 12, P.wood4) +
  box(-9, -128, 18, 128, P.wood3, 3) +
  oval(0, -128, 118, 24, P.wood3) +
  oval(0, -136, 118, 24, P.wood1) +
  oval(4, -138, 96, 17, '#E2B687');
const soft: Light = {
  sky: [P.sky2, P.cam1],
  sun: P.cam3,
  halo: P.cam2,
  hills: [P.sage1, P.sage2, P.sage3],
  pines: '#B4CFBD',
};
export const draw = (name: string) => {
  const s = new Sheet(name, info);
  room(s, { wall: ['#F6E7E4', '#FBF3EC'], floor: ['#E8D8C2', '#D6BF9E'], y: 630 });
  return s
    .add(
      archWindow(s, 560, 520, 340, 420, { theme: soft, seed: 11 }),
      sunPatch(520, 650, 250, 150, -90),
      rug(560, 762, 460, 64, P.cam3, P.cam1),
      s.lift(ficus(96, 700, 1.35)),
      s.lift(floorLamp(s, 1022, 700, 470, P.honey3)),
      s.lift(armchair(306, 788, 1.5, { fill: P.pine7, seat: P.pine6, cushion: P.cam4 })),
      s.lift(armchair(824, 788, [-1.5, 1.5], { fill: P.sage5, seat: P.sage4, cushion: P.honey3 })),
      s.lift(at(562, 800, table), 1),
      mug(512, 668, 0.82, P.cam6, { face: -1 }),
      mug(612, 668, 0.82, P.ivory),
    )
    .svg();
};
