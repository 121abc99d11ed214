// A jar fills with paper hearts on a window sill.
import { P } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { line, dot, times, each, pick } from '../svg';
import { archWindow } from '../shapes/arch';
import { room, worktop, sunPatch } from '../shapes/room';
import { jar, coinStack, coin } from '../shapes/kitchen';
import { envelope } from '../shapes/paper';
import { heart, camellia, leaf, CAMELLIA } from '../shapes/flowers';
import { plant } from '../shapes/plants';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [50, 62],
  pages: ['/partner'],
  alt: 'A glass jar filled with paper hearts on a table by a window, with stacked coins, an envelope and a plant.',
};

const tones = [P.cam6, P.honey5, P.pine6, P.cam4, P.sage4, P.cam7];
export const draw = (name: string) => {
  const s = new Sheet(name, info);
  room(s, { wall: [P.sage2, P.sage1], y: 610 });
  return s
    .add(
      archWindow(s, 790, 560, 380, 470, { seed: 21, sun: [0.24, 0.7] }),
      worktop(s, 600),
      sunPatch(760, 606, 320, 170, -180),
      s.lift(
        jar(
          s,
          430,
          740,
          300,
          390,
          times(34, (i) =>
            heart(
              310 + ((i * 67) % 244),
              712 - Math.floor(i / 5) * 44 - ((i * 23) % 16),
              0.92,
              pick(tones, i * 5),
              ((i * 47) % 70) - 35,
            ),
          ),
          { lid: null },
        ),
      ),
      s.lift(
        line('M-10 90Q280 210 572 84', P.wood3, 4) +
          each(
            [
              [70, 136, 1.1],
              [170, 172, 0.9],
              [276, 190, 1.15],
              [382, 176, 0.9],
              [486, 140, 1.1],
            ],
            ([x, y, k], i) =>
              heart(x, y + 20, k, pick([P.cam6, P.honey5, P.pine6, P.cam4, P.sage5], i), pick([6, 4, 0, -4, -7], i)),
          ) +
          dot(572, 84, 7, P.wood3),
        1,
      ),
      s.lift(plant(900, 700, 1.35)),
      s.lift(coinStack(676, 738, 6, 84) + coinStack(762, 750, 3, 84), 1),
      s.lift(envelope(890, 748, 190, -6), 1),
      s.lift(coin(614, 752, 30), 1),
      s.lift(
        leaf(196, 742, 120, -150) +
          leaf(200, 742, 110, -52, P.pine8, P.pine7) +
          leaf(180, 746, 100, -10) +
          camellia(186, 726, 64, 10) +
          camellia(116, 752, 36, 50, CAMELLIA.blush),
        1,
      ),
    )
    .svg();
};
