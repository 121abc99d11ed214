// A family brings a wagon of boxes to the clinic door.
import { P, HAIR } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, line, dot, at, each } from '../svg';
import { ridge, hill, trail } from '../shapes/land';
import { forest, tree, bush } from '../shapes/trees';
import { sun, cloud, bunting } from '../shapes/sky';
import { cottage } from '../shapes/house';
import { person } from '../shapes/person';
import { carton } from '../shapes/paper';
import { bear } from '../shapes/nursery';
import { spray } from '../shapes/flowers';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [46, 66],
  pages: ['/supply-drive'],
  alt: 'A parent and child pull a red wagon loaded with boxes and a teddy bear along a path to a small house.',
};

const wagon =
  line('M-130-60Q-160-80-192-146', P.steel3, 8) +
  box(-140, -86, 290, 56, P.cam6, 8) +
  box(-140, -86, 290, 16, P.cam5, 8) +
  each([-86, 96], (x) => dot(x, -24, 28, P.ink) + dot(x, -24, 16, P.steel2) + dot(x, -24, 5, P.ink));
export const draw = (name: string) => {
  const s = new Sheet(name, info),
    W = 1120,
    H = 840,
    a = ridge(W, 390, 34, 81),
    b = ridge(W, 470, 26, 17),
    c = ridge(W, 560, 14, 3);
  return s
    .add(
      box(0, 0, W, H, s.fade(['#F6E1D0', '#FFF3DC'])),
      sun(s, 340, 330, 92),
      cloud(90, 130, 210),
      cloud(520, 170, 190),
      cloud(850, 110, 200),
      s.lift(hill(W, H, a, P.sage2)),
      s.lift(
        hill(W, H, b, P.sage3) +
          forest(
            18,
            39,
            (r) => {
              const x = r() * W;
              return [x, b(x) + 8, 60 + r() * 46];
            },
            ['#8CB7A4', '#7DAC98'],
          ),
      ),
      s.lift(hill(W, H, c, s.fade([P.sage4, '#4F8B7C', P.pine6]))),
      s.glow(760, 540, 240, '#FFE9B8', 0.6),
      s.lift(
        tree(570, 592, 240, '#2F7A6E') +
          tree(1060, 596, 290, P.pine6) +
          cottage(740, 584, 1.7) +
          bush(952, 590, 110, '#3E8577'),
        1,
      ),
      bunting(632, 484, 848, 484, 16, 6, [P.honey4, P.sage3, P.cam4], { size: 26 }),
      trail(
        [
          [740, 582, 44],
          [738, 624, 90],
          [640, 690, 250],
          [500, 770, 520],
          [430, 850, 700],
        ],
        '#D9BD88',
      ),
      trail(
        [
          [740, 582, 36],
          [738, 624, 80],
          [640, 690, 236],
          [500, 770, 500],
          [430, 850, 676],
        ],
        s.fade(['#FFF3D6', '#E8CF9F']),
      ),
      s.lift(
        carton(250, 712, 150, 110, { open: false }) +
          carton(390, 712, 120, 96, { inside: bear(392, 648, 0.62), mark: false }) +
          at(310, 790, wagon, [-1, 1]),
        1,
      ),
      s.lift(
        person({
          x: 548,
          y: 776,
          h: 330,
          skin: 5,
          hair: 'locs',
          tint: HAIR.black,
          top: P.honey5,
          bottom: P.blue,
          arms: [
            [-32, -92, -24, -68],
            [29, -94, 27, -66],
          ],
          step: 1,
        }) +
          person({
            x: 672,
            y: 768,
            h: 210,
            age: 'child',
            skin: 5,
            hair: 'puffs',
            tint: HAIR.black,
            top: P.cam5,
            wear: 'dress',
            arms: [
              [-26, -60, -38, -68],
              [24, -58, 23, -40],
            ],
            step: -1,
          }),
        1,
      ),
      s.lift(
        spray(
          [
            [1114, 860, 160, -118],
            [1040, 862, 140, -146],
            [970, 866, 110, -156],
          ],
          [
            [1068, 824, 58, 10, 'pink'],
            [976, 850, 38, 40, 'blush'],
          ],
        ),
        1,
      ),
    )
    .svg();
};
