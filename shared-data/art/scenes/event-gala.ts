// An evening hall: string lights, round tables, camellias.
import { P, HAIR } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, oval, dot, path, at, each } from '../svg';
import { archWindow, EVENING } from '../shapes/arch';
import { lights } from '../shapes/sky';
import { clothTable } from '../shapes/furniture';
import { vase } from '../shapes/plants';
import { glass } from '../shapes/kitchen';
import { person } from '../shapes/person';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [50, 64],
  pages: ['/events', '/events/hope-gala', '/'],
  alt: 'An evening hall with string lights, tall arched windows and a round table set with camellias, candles and glasses.',
};

const light = (s: Sheet, x: number, y: number) =>
  s.glow(x, y - 62, 70, '#FFDF94', 0.75) +
  path(`M${x - 14} ${y - 30}H${x + 14}L${x + 11} ${y}H${x - 11}Z`, P.honey3) +
  path(
    `M${x} ${y - 66}C${x + 10} ${y - 50} ${x + 9} ${y - 38} ${x} ${y - 38}S${x - 10} ${y - 50} ${x} ${y - 66}Z`,
    '#FFE9A8',
  );
const place = (x: number, y: number, k = 1) =>
  at(
    x,
    y,
    oval(0, 0, 66, 15, P.sand2) +
      oval(0, -3, 62, 13, '#FFFFFF') +
      oval(0, -3, 44, 9, 'none', `stroke="${P.sand2}" stroke-width="2"`) +
      path('M-17-8L13-12L19 0L-11 5Z', P.cam6) +
      path('M-17-8L13-12L15-8L-15-4Z', P.cam5),
    k,
  );
export const draw = (name: string) => {
  const s = new Sheet(name, info),
    night = { ...EVENING, sky: ['#142B3B', '#3D5B67'], pines: '#22474F' };
  const far = (x: number, y: number, k: number) =>
    s.lift(
      at(
        x,
        y,
        clothTable(0, 0, 210, 92, { cloth: '#C9CFC8', fold: '#A9B4AF', top: '#D9DDD5' }) +
          dot(-12, -122, 13, P.cam7) +
          dot(12, -124, 14, P.cam5) +
          dot(0, -140, 13, P.cam4) +
          path('M-12-112H12L9-90H-9Z', '#6F93A0'),
        k,
      ),
    );
  return s
    .add(
      box(0, 0, 1120, 620, s.fade(['#173C40', '#1F5553'])),
      box(0, 596, 1120, 250, s.fade(['#5A4034', '#3B2A25'])),
      box(0, 588, 1120, 12, '#2C6A66'),
      each([205, 560, 915], (x, i) =>
        archWindow(s, x, 540, 236, 410, {
          theme: night,
          seed: 6 + i,
          sun: i === 2 ? [0.3, 0.76] : [0.3, 3],
          frame: '#E9DCC4',
          bars: true,
        }),
      ),
      each([205, 560, 915], (x) => s.glow(x, 560, 170, '#FFDF94', 0.16)),
      lights(s, -20, 30, 382, 50, 56, 6, { wire: '#4F7F78', k: 1.15 }),
      lights(s, 382, 50, 738, 50, 56, 6, { wire: '#4F7F78', k: 1.15 }),
      lights(s, 738, 50, 1140, 30, 56, 6, { wire: '#4F7F78', k: 1.15 }),
      each([382, 738], (x) => dot(x, 50, 6, P.honey4)),
      far(140, 690, 1),
      far(990, 690, 1),
      s.lift(
        person({
          x: 300,
          y: 706,
          h: 236,
          skin: 4,
          hair: 'bun',
          tint: HAIR.black,
          top: P.cam6,
          wear: 'long',
          sleeves: 'short',
        }) +
          person({
            x: 376,
            y: 708,
            h: 252,
            skin: 3,
            hair: 'fade',
            tint: HAIR.black,
            top: '#22333B',
            bottom: '#1A272E',
            arms: [
              [-30, -92, -26, -66],
              [27, -95, 26, -66],
            ],
          }),
        1,
      ),
      s.lift(
        person({
          x: 752,
          y: 700,
          h: 240,
          skin: 0,
          hair: 'short',
          tint: HAIR.silver,
          top: '#33505F',
          bottom: '#22333B',
        }) +
          person({
            x: 826,
            y: 702,
            h: 226,
            skin: 1,
            hair: 'wavy',
            tint: HAIR.sandy,
            top: P.honey5,
            wear: 'long',
            sleeves: 'short',
          }),
        1,
      ),
      s.lift(clothTable(560, 985, 800, 255, { cloth: '#FFF6E6', fold: '#EADBC2', top: '#FFFBF1' }), 3),
      s.glow(560, 700, 330, '#FFE7B0', 0.5),
      place(330, 716, 1.15),
      place(790, 716, 1.15),
      place(424, 790, 1.35),
      place(700, 790, 1.35),
      glass(258, 712, 1.1),
      glass(862, 712, 1.1),
      glass(320, 796, 1.3),
      glass(804, 796, 1.3),
      s.lift(light(s, 450, 712) + light(s, 672, 712), 1),
      s.lift(
        vase(560, 762, 1.25, {
          fill: P.honey5,
          flowers: [
            [-62, -122, 38, 10, 'red'],
            [58, -128, 40, 40, 'pink'],
            [-8, -182, 42, 0, 'blush'],
            [-2, -116, 36, 60, 'deep'],
          ],
        }),
        1,
      ),
    )
    .svg();
};
