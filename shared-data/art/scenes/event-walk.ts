// Walkers, runners and a pram pass under a banner on a park path.
import { P, HAIR } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, path, times, pick } from '../svg';
import { ridge, hill, trail } from '../shapes/land';
import { forest, tree, bush } from '../shapes/trees';
import { sun, cloud, bunting } from '../shapes/sky';
import { heart } from '../shapes/flowers';
import { person, type Person } from '../shapes/person';
import { stroller } from '../shapes/stroller';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [50, 66],
  pages: ['/events', '/events/walk-for-life', '/'],
  alt: 'Walkers and runners of all ages, one with a pram, go down a park path under a banner with hearts.',
};

const runner = (who: Person) =>
  person({
    arms: [
      [-34, -98, -24, -122],
      [34, -92, 26, -104],
    ],
    front: [true, false],
    step: 1,
    lean: 3,
    sleeves: 'short',
    ...who,
  });
export const draw = (name: string) => {
  const s = new Sheet(name, info),
    W = 1120,
    H = 840,
    a = ridge(W, 352, 34, 3),
    b = ridge(W, 420, 26, 8),
    c = ridge(W, 486, 14, 15);
  const banner =
    box(286, 208, 14, 330, P.wood3, 5) +
    box(806, 208, 14, 330, P.wood3, 5) +
    path('M292 222Q553 250 814 222V300Q553 330 292 300Z', P.cam7) +
    path('M292 222Q553 250 814 222V234Q553 262 292 234Z', P.cam6) +
    times(5, (i) =>
      heart(375 + i * 89, pick([266, 276, 279, 276, 266], i), i === 2 ? 0.86 : 0.6, i % 2 ? P.honey4 : P.cam1),
    ) +
    bunting(292, 304, 814, 304, 30, 13, [P.honey4, P.ivory, P.sage3], { size: 24 });
  return s
    .add(
      box(0, 0, W, H, s.fade([P.sky2, P.honey1])),
      sun(s, 862, 196, 78),
      cloud(70, 110, 230),
      cloud(430, 80, 190),
      cloud(930, 96, 150),
      s.lift(hill(W, H, a, P.sage2)),
      s.lift(
        hill(W, H, b, P.sage3) +
          forest(
            20,
            6,
            (r) => {
              const x = r() * W;
              return [x, b(x) + 8, 54 + r() * 40];
            },
            ['#8CB7A4', '#7DAC98'],
          ),
      ),
      s.lift(
        hill(W, H, c, s.fade([P.sage4, '#5F9A89'])) +
          tree(110, 530, 260, P.pine6) +
          tree(1010, 524, 300, '#2F7A6E') +
          bush(214, 534, 110, P.sage5) +
          bush(904, 530, 100, P.sage5),
      ),
      trail(
        [
          [548, 482, 40],
          [552, 520, 100],
          [556, 580, 250],
          [548, 680, 470],
          [540, 846, 820],
        ],
        '#D9BD88',
      ),
      trail(
        [
          [548, 482, 32],
          [552, 520, 90],
          [556, 580, 236],
          [548, 680, 450],
          [540, 846, 794],
        ],
        s.fade(['#FFF3D6', '#ECD8AE']),
      ),
      person({ x: 520, y: 556, h: 84, skin: 1, hair: 'short', top: P.blue }),
      person({ x: 560, y: 562, h: 88, skin: 4, hair: 'afro', tint: HAIR.black, top: P.cam6, step: 1 }),
      person({ x: 602, y: 560, h: 82, skin: 0, hair: 'pony', tint: HAIR.sandy, top: P.honey5, step: -1 }),
      s.lift(banner, 1),
      s.lift(
        person({
          x: 414,
          y: 676,
          h: 190,
          skin: 2,
          hair: 'short',
          tint: HAIR.silver,
          top: P.sage5,
          bottom: '#4C5C63',
          step: 1,
        }) +
          person({
            x: 490,
            y: 680,
            h: 178,
            skin: 1,
            hair: 'lowbun',
            tint: HAIR.silver,
            top: P.cam4,
            bottom: P.pine8,
            arms: [
              [-28, -92, -30, -72],
              [27, -95, 26, -66],
            ],
            step: -1,
          }),
        1,
      ),
      s.lift(
        runner({
          x: 676,
          y: 690,
          h: 212,
          skin: 5,
          hair: 'fade',
          tint: HAIR.black,
          top: P.honey5,
          bottom: P.ink,
          shoes: P.cam6,
        }),
        1,
      ),
      s.lift(
        runner({
          x: 812,
          y: 812,
          h: 286,
          skin: 1,
          hair: 'pony',
          tint: HAIR.red,
          top: P.pine7,
          bottom: '#24404A',
          shoes: P.honey4,
        }),
        1,
      ),
      s.lift(
        person({
          x: 560,
          y: 822,
          h: 180,
          age: 'child',
          skin: 4,
          hair: 'puffs',
          tint: HAIR.black,
          top: P.cam5,
          bottom: P.blue,
          step: -1,
          arms: [
            [-24, -58, -34, -76],
            [22, -58, 22, -40],
          ],
        }) +
          stroller(378, 812, 1.55, P.cam7, P.cam6) +
          person({
            x: 208,
            y: 826,
            h: 296,
            skin: 4,
            hair: 'locs',
            tint: HAIR.black,
            top: P.blue,
            bottom: P.ink,
            step: 1,
            arms: [
              [-28, -92, -26, -68],
              [32, -92, 27, -84],
            ],
          }),
        1,
      ),
    )
    .svg();
};
