// A candle on the sill; a lit house in the valley at first light.
import { P } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, at } from '../svg';
import { archWindow, view, EVENING, type Light } from '../shapes/arch';
import { worktop } from '../shapes/room';
import { cottage, DUSK } from '../shapes/house';
import { candle } from '../shapes/kitchen';
import { bootie } from '../shapes/nursery';
import { leaf, camellia, CAMELLIA } from '../shapes/flowers';
import { stars } from '../shapes/sky';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [45, 66],
  pages: ['/partner/prayer'],
  alt: 'A candle and tiny knitted shoes on a window sill; outside, a small house with lit windows at first light.',
};

export const draw = (name: string) => {
  const s = new Sheet(name, info),
    dawn: Light = {
      ...EVENING,
      sky: ['#27485A', '#8C9A96', '#F3D9B4'],
      sun: '#FBE9C4',
      halo: '#C9BFA5',
      hills: ['#4F7C7E', '#3A686C', '#28545A'],
      pines: '#2F5C61',
    };
  const outside =
    view(s, 560, 650, 620, 600, dawn, 26, [-0.06, 0.4]) +
    at(270, 60, stars(26, 4, 580, 240)) +
    s.glow(690, 560, 130, '#FFDF94', 0.6) +
    cottage(672, 596, 0.86, DUSK);
  return s
    .add(
      box(0, 0, 1120, 840, s.fade(['#2A4F55', '#3B6567'])),
      archWindow(s, 560, 640, 620, 580, { inside: outside, frame: '#F3E4CC', sill: false }),
      worktop(s, 640, { top: ['#C99B6E', '#A97A4E'], edge: '#7A4E34', depth: 70 }),
      s.glow(330, 600, 330, '#FFDF94', 0.35),
      s.lift(candle(s, 330, 742, 1.75)),
      s.lift(bootie(720, 736, 1.55, P.cam3) + bootie(806, 750, 1.55, P.cam3)),
      s.lift(
        leaf(950, 744, 110, -150) +
          leaf(960, 742, 110, -56, P.pine8, P.pine7) +
          leaf(980, 750, 90, -14) +
          camellia(962, 736, 54, 10, CAMELLIA.pink),
        1,
      ),
    )
    .svg();
};
