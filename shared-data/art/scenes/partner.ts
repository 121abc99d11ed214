// Neighbors plant a young tree near the house.
import { P, HAIR } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, line, oval, path } from '../svg';
import { ridge, hill } from '../shapes/land';
import { forest, tree, bush } from '../shapes/trees';
import { sun, cloud } from '../shapes/sky';
import { person } from '../shapes/person';
import { spray } from '../shapes/flowers';
import { cottage } from '../shapes/house';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [50, 58],
  pages: ['/partner'],
  alt: 'Two neighbors and a child, seen from behind, plant a young tree on a hill across from a small house.',
};

const spade = (x: number, y: number) =>
  line(`M${x} ${y}V${y - 190}`, P.wood2, 9, 'stroke-linecap="round"') +
  line(`M${x - 18} ${y - 192}H${x + 18}`, P.wood3, 10, 'stroke-linecap="round"') +
  path(`M${x - 22} ${y - 14}H${x + 22}V${y + 26}Q${x} ${y + 62} ${x - 22} ${y + 26}Z`, P.steel3);

export const draw = (name: string) => {
  const s = new Sheet(name, info),
    W = 1120,
    H = 840,
    a = ridge(W, 400, 40, 31),
    b = ridge(W, 500, 30, 12),
    c = ridge(W, 650, 14, 9);
  return s
    .add(
      box(0, 0, W, H, s.fade(['#DCEBF0', '#FFF4DD'])),
      sun(s, 770, 220, 90),
      cloud(110, 130, 230),
      cloud(860, 330, 180),
      s.lift(hill(W, H, a, P.sage2)),
      s.lift(
        hill(W, H, b, P.sage3) +
          forest(
            16,
            4,
            (r) => {
              const x = r() * W;
              return [x, b(x) + 8, 66 + r() * 50];
            },
            ['#8CB7A4', '#7DAC98'],
          ) +
          tree(120, 560, 250, '#2F7A6E') +
          cottage(250, 560, 1.15) +
          tree(1040, 560, 230, '#3E8577'),
      ),
      s.lift(hill(W, H, c, s.fade([P.sage5, P.pine6]))),
      s.lift(tree(560, 742, 360, P.pine6, { fruit: P.cam4 })),
      s.lift(oval(560, 748, 120, 26, P.wood4) + oval(560, 740, 96, 16, P.wood3), 1),
      s.lift(spade(800, 700)),
      s.lift(
        person({
          x: 366,
          y: 800,
          h: 410,
          skin: 4,
          hair: 'bun',
          tint: HAIR.black,
          top: P.honey5,
          bottom: '#394A52',
          apron: P.ivory,
          arms: [
            [-28, -92, -22, -66],
            [34, -104, 54, -96],
          ],
          front: [false, true],
        }) +
          person({
            x: 752,
            y: 800,
            h: 430,
            skin: 1,
            hair: 'short',
            tint: HAIR.grey,
            top: P.pine8,
            bottom: '#4A5F78',
            arms: [
              [-34, -104, -52, -94],
              [30, -94, 22, -72],
            ],
            front: [true, false],
          }) +
          person({
            x: 488,
            y: 812,
            h: 250,
            age: 'child',
            skin: 3,
            hair: 'puffs',
            tint: HAIR.dark,
            top: P.cam6,
            wear: 'dress',
            arms: [
              [-24, -56, -20, -38],
              [26, -64, 36, -66],
            ],
          }),
      ),
      s.lift(
        bush(40, 860, 240, P.pine7) +
          bush(1080, 860, 260, P.pine7) +
          spray(
            [
              [30, 850, 150, -60],
              [110, 852, 130, -36],
              [1090, 850, 150, -120],
              [1010, 852, 130, -144],
            ],
            [
              [84, 814, 58, 10],
              [176, 838, 42, 30, 'blush'],
              [1036, 812, 60, 10, 'pink'],
              [946, 840, 42, 30, 'white'],
            ],
          ),
        1,
      ),
    )
    .svg();
};
