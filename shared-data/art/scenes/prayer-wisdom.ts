// An open book, bread and wheat on a table at dawn.
import { P } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { path, line, oval, at, each } from '../svg';
import { archWindow, BLUSH } from '../shapes/arch';
import { room, worktop, sunPatch } from '../shapes/room';
import { book } from '../shapes/paper';
import { wheat } from '../shapes/flowers';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [50, 68],
  pages: ['/partner/prayer'],
  alt: 'An open book lies on a table in dawn light beside a loaf of bread and a jug of wheat.',
};

const loaf =
  path('M-130 0C-160-30-150-84-100-92C-50-104 60-104 104-90C150-80 156-26 130 0Z', P.wood2) +
  path('M-96-84C-40-98 60-96 104-84C140-72 148-28 126-2H60C110-30 100-72 60-80C10-88-50-90-96-84Z', P.wood1) +
  each([-78, -22, 34, 88], (x) => path(`M${x} -88Q${x + 22} -64 ${x - 4} -40Q${x + 4} -66 ${x - 16} -86Z`, P.honey2));
const jug =
  line('M44-126C98-130 96-50 46-44', P.sky4, 13) +
  path(
    'M-34-170L-26-120C-52-98-60-70-58-46C-56-14-36 0 0 0S56-14 58-46C60-70 52-98 30-120L36-168L48-178H-46Z',
    P.sky4,
  ) +
  path('M10-176H48L36-168L30-120C52-98 60-70 58-46C56-14 36 0 4 0C40-18 44-80 16-118Z', P.sky3) +
  line('M-56-62Q0-44 56-62', P.ivory, 6);
export const draw = (name: string) => {
  const s = new Sheet(name, info);
  room(s, { wall: ['#F7E6D8', P.honey1], y: 590 });
  return s
    .add(
      archWindow(s, 400, 540, 430, 480, {
        theme: { ...BLUSH, sky: [P.cam2, P.honey2, P.honey1], sun: P.honey5, halo: P.honey3 },
        seed: 31,
        sun: [0.2, 0.42],
      }),
      worktop(s, 580),
      sunPatch(360, 586, 380, 190, -60),
      s.lift(
        each(
          [
            [-44, 270, -16],
            [-22, 310, -7],
            [0, 330, 1],
            [24, 306, 9],
            [46, 266, 18],
          ],
          ([x, h, a]) => wheat(860 + x * 0.5, 560, h, a),
        ) + at(860, 660, jug, 1.18),
      ),
      s.lift(oval(856, 746, 190, 24, P.wood3) + oval(856, 738, 190, 24, '#D6A577') + at(862, 740, loaf, 1.05)),
      s.lift(book(400, 742, 500)),
    )
    .svg();
};
