// A calendar with one marked day; plants grow month by month.
import { P } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, path, line, dot, at, times, each } from '../svg';
import { archWindow } from '../shapes/arch';
import { room, worktop } from '../shapes/room';
import { pot } from '../shapes/plants';
import { heart, leaf, bud, camellia, CAMELLIA } from '../shapes/flowers';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [50, 62],
  pages: ['/partner/donate'],
  alt: 'Four pots on a shelf, from sprout to camellia in bloom, below a calendar with a heart on one day.',
};

const calendar =
  box(-130, -150, 260, 300, P.ivory, 10) +
  path('M-130-86V-140Q-130-150-120-150H120Q130-150 130-140V-86Z', P.cam7) +
  heart(0, -120, 0.6, P.cam1) +
  each([-70, 70], (x) => box(x - 6, -170, 12, 40, P.steel3, 6)) +
  times(20, (i) => box(-104 + (i % 5) * 44, -66 + Math.floor(i / 5) * 50, 32, 36, i % 2 ? P.sage1 : P.sand1, 6)) +
  dot(0, 2, 31, P.cam1) +
  heart(0, 0, 0.72, P.cam6);
const grown = [
  line('M0-70V-116', P.pine7, 6) + leaf(0, -112, 52, -150) + leaf(0, -112, 52, -30),
  line('M0-70Q-4-130 2-170', P.pine7, 6) +
    each(
      [
        [-96, 70, -160],
        [-100, 70, -22],
        [-136, 62, -146],
        [-140, 62, -34],
        [-168, 40, -90],
      ],
      ([y, l, a]) => leaf(0, y, l, a),
    ),
  line('M0-70Q6-150 0-204', P.pine7, 6) +
    each(
      [
        [-100, 80, -164],
        [-106, 80, -18],
        [-146, 74, -150],
        [-150, 74, -30],
        [-186, 56, -150],
        [-188, 56, -36],
      ],
      ([y, l, a], i) => leaf(0, y, l, a, i % 2 ? P.pine7 : P.pine8, i % 2 ? P.pine6 : P.pine7),
    ) +
    bud(0, -214, 42, 4),
  line('M0-70Q-6-150 0-220M0-140Q40-170 66-190', P.pine7, 6) +
    each(
      [
        [-100, 84, -164],
        [-106, 84, -16],
        [-146, 80, -152],
        [-150, 80, -28],
        [-190, 76, -150],
        [-192, 70, -20],
      ],
      ([y, l, a], i) => leaf(0, y, l, a, i % 2 ? P.pine7 : P.pine8, i % 2 ? P.pine6 : P.pine7),
    ) +
    camellia(0, -226, 66, 10) +
    camellia(76, -176, 40, 40, CAMELLIA.pink) +
    camellia(-66, -166, 38, 20, CAMELLIA.blush),
];
export const draw = (name: string) => {
  const s = new Sheet(name, info);
  room(s, { wall: [P.honey2, P.honey1], y: 620 });
  return s
    .add(
      archWindow(s, 760, 560, 380, 480, { seed: 17 }),
      s.lift(at(300, 290, dot(0, -196, 8, P.wood4) + line('M-70-168L0-194L70-168', P.wood4, 3) + calendar, 1.06)),
      worktop(s, 610),
      each([150, 410, 680, 950], (x, i) =>
        s.lift(
          at(
            x,
            724,
            grown[i] + pot(108, 84, [P.clay2, P.pine7, P.honey5, P.cam7][i], [P.clay1, P.pine6, P.honey4, P.cam6][i]),
            1.28,
          ),
        ),
      ),
    )
    .svg();
};
