// Baby bottles filled with coins.
import { P } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, path, times, chance } from '../svg';
import { arch } from '../shapes/arch';
import { worktop } from '../shapes/room';
import { bottle } from '../shapes/nursery';
import { coin, coinStack } from '../shapes/kitchen';
import { camellia, leaf, CAMELLIA } from '../shapes/flowers';
import { bunting } from '../shapes/sky';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [50, 60],
  pages: ['/events', '/events/baby-bottle-boomerang', '/'],
  alt: 'Three baby bottles filled with coins on a table, with stacked coins and a camellia.',
};

// A heap of coins inside a bottle; `level` is how full it is.
const coins = (level: number, seed: number) => {
  const r = chance(seed),
    n = Math.round(level * 46);
  return times(n, (i) =>
    coin(
      -40 + r() * 80,
      -18 - (i / n) * level * 176 - r() * 8,
      20,
      r() < 0.18 ? '#C9D3D3' : r() < 0.5 ? P.honey4 : P.honey5,
      true,
    ),
  );
};
export const draw = (name: string) => {
  const s = new Sheet(name, info);
  s.add(
    box(0, 0, 1120, 700, s.fade([P.cam2, P.honey1])),
    s.lift(path(arch(560, 640, 640, 580), '#FFF8EF')),
    path(arch(560, 640, 584, 552), P.honey2),
    bunting(-20, 60, 560, 70, 46, 9, [P.cam5, P.pine6, P.honey4, P.sage4], { size: 44 }),
    bunting(560, 70, 1140, 60, 46, 9, [P.honey4, P.cam5, P.pine6, P.sage4], { size: 44 }),
  );
  return s
    .add(
      worktop(s, 620, { top: ['#DDB084', '#C99663'] }),
      s.lift(bottle(s, 300, 690, 1.38, { level: 0.4, load: coins(0.42, 3), ring: P.pine6 })),
      s.lift(bottle(s, 826, 690, 1.38, { level: 0.7, load: coins(0.68, 8), ring: P.honey5 })),
      s.lift(bottle(s, 562, 736, 1.92, { level: 0.56, load: coins(0.56, 5), ring: P.cam6 })),
      s.lift(coinStack(690, 752, 4, 78) + coinStack(764, 758, 7, 78) + coinStack(434, 762, 3, 78), 1),
      s.lift(coin(350, 752, 36) + coin(846, 746, 34, '#C9D3D3'), 1),
      s.lift(
        leaf(150, 750, 120, -150, P.pine7, P.pine6) +
          leaf(150, 740, 120, -60, P.pine8, P.pine7) +
          leaf(170, 752, 110, -14, P.pine7, P.pine6) +
          camellia(146, 734, 66, 10) +
          leaf(1000, 742, 110, -40, P.pine7, P.pine6) +
          leaf(990, 746, 100, -160, P.pine8, P.pine7) +
          camellia(988, 738, 50, 40, CAMELLIA.blush),
        1,
      ),
    )
    .svg();
};
