// One wrapped gift with a camellia.
import { P } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, path, line, dot, at, times } from '../svg';
import { arch } from '../shapes/arch';
import { worktop } from '../shapes/room';
import { ribbonGift, envelope } from '../shapes/paper';
import { camellia, leaf, heart, sprig } from '../shapes/flowers';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [50, 56],
  pages: ['/partner/donate', '/give'],
  alt: 'A wrapped gift with a ribbon and a camellia on top, with a card and a small parcel on a table.',
};

const bow =
  path('M0 0C-90-70-150-20-130 14C-116 38-40 20 0 0C40 20 116 38 130 14C150-20 90-70 0 0Z', P.honey4) +
  path('M0 0C-60-34-104-22-104 2C-70 14-30 10 0 0C30 10 70 14 104 2C104-22 60-34 0 0Z', P.honey5) +
  path('M-8 4L-70 76L-48 78L-36 96L6 12ZM8 4L64 70L44 76L36 92L-4 12Z', P.honey4);
export const draw = (name: string) => {
  const s = new Sheet(name, info);
  return s
    .add(
      box(0, 0, 1120, 660, s.fade([P.sky3, P.sky1])),
      s.lift(path(arch(560, 640, 620, 590), P.ivory)),
      s.clip(
        arch(560, 640, 576, 568),
        box(270, 60, 580, 600, s.fade([P.honey2, P.honey1])) +
          times(40, (i) =>
            heart(300 + (i % 8) * 76 + (Math.floor(i / 8) % 2) * 38, 150 + Math.floor(i / 8) * 92, 0.3, P.honey3),
          ),
      ),
      worktop(s, 630, { top: ['#DDB084', '#C99663'] }),
      s.lift(
        sprig(830, 690, 300, { turn: 16 }) +
          sprig(886, 700, 240, { turn: 30, dark: P.pine8, light: P.pine7 }) +
          sprig(270, 690, 280, { turn: -18 }),
        1,
      ),
      s.lift(ribbonGift(540, 740, 430, 290, P.pine7)),
      s.lift(at(540, 396, bow, 1.25), 1),
      s.lift(
        leaf(540, 372, 130, 200) +
          leaf(544, 372, 130, -22, P.pine8, P.pine7) +
          leaf(540, 366, 110, -84) +
          camellia(540, 366, 84, 12),
        1,
      ),
      s.lift(ribbonGift(842, 752, 170, 130, P.cam6, P.ivory)),
      s.lift(envelope(258, 706, 190, -8), 1),
      s.lift(
        line('M620 470Q660 520 664 556', P.wood4, 3) +
          path('M640 556H700L716 580V660H624V580Z', P.ivory) +
          dot(668, 578, 6, P.wood3) +
          heart(670, 622, 0.6, P.cam6),
        1,
      ),
    )
    .svg();
};
