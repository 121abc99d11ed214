// A sunny nursery: crib, mobile, blocks, a bear.
import { P } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, line, dot, path, at, times, each } from '../svg';
import { archWindow, BLUSH } from '../shapes/arch';
import { room, sunPatch } from '../shapes/room';
import { rug } from '../shapes/furniture';
import { stacker, bear, toyBlock, STAR } from '../shapes/nursery';
import { heart } from '../shapes/flowers';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [50, 66],
  pages: ['/services/parenting', '/'],
  alt: 'A nursery with a crib under a mobile of hearts and stars, a teddy bear, blocks and stacking rings on a round rug.',
};

const crib =
  box(700, 470, 372, 20, P.wood1, 8) +
  box(712, 600, 348, 44, P.ivory, 12) +
  times(10, (i) => box(716 + i * 37, 488, 9, 132, '#E9CBA6')) +
  box(704, 640, 364, 22, P.wood1, 6) +
  times(10, (i) => box(716 + i * 37, 506, 11, 190, P.wood1, 3)) +
  box(692, 492, 388, 24, P.wood1, 10) +
  box(692, 492, 388, 8, '#EBC79B', 5) +
  box(692, 690, 388, 26, P.wood1, 8) +
  each(
    [690, 1062],
    (x) => box(x, 450, 24, 312, P.wood2, 8) + dot(x + 12, 444, 17, P.wood2) + dot(x + 15, 440, 8, P.wood1),
  ) +
  path('M800 486H930V612Q919 600 908 612T886 612T864 612T842 612T820 612T800 612Z', P.cam4) +
  path('M800 486H930V522H800Z', P.cam5) +
  times(6, (i) => heart(824 + (i % 3) * 41, 552 + Math.floor(i / 3) * 32, 0.26, P.cam1));
const mobile =
  line('M886 0V96', P.wood3, 4) +
  line('M776 112Q886 84 996 112', P.wood2, 10) +
  each(
    [
      [784, 112, 200],
      [850, 100, 250],
      [922, 100, 214],
      [988, 112, 262],
    ],
    ([x, a, b]) => line(`M${x} ${a}V${b}`, P.wood3, 2.5),
  ) +
  heart(784, 224, 0.95, P.pine6) +
  at(850, 276, path(STAR, P.honey5), 1.15) +
  heart(922, 238, 0.95, P.cam5) +
  at(988, 288, path(STAR, P.sage5), 1.15);
export const draw = (name: string) => {
  const s = new Sheet(name, info);
  room(s, { wall: [P.honey2, P.honey1], y: 620 });
  return s
    .add(
      archWindow(s, 330, 520, 350, 430, { theme: BLUSH, seed: 8 }),
      sunPatch(330, 640, 300, 120),
      rug(420, 748, 400, 74, P.sage3, P.sage1),
      s.lift(crib),
      s.lift(mobile, 1),
      s.lift(stacker(170, 762, 1.15), 1),
      s.lift(bear(378, 776, 1.22), 1),
      s.lift(
        toyBlock(484, 792, 88, P.pine7, P.sage2, heart(0, 0, 0.7, P.cam6)) +
          toyBlock(580, 788, 88, P.cam7, P.cam1, dot(0, 0, 22, P.honey5)) +
          toyBlock(530, 702, 88, P.honey6, P.honey2, path(STAR, P.pine6)),
        1,
      ),
    )
    .svg();
};
