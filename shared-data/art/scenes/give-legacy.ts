// An old oak, two generations, and acorns for the next tree.
import { P, HAIR } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, path, line, at, each } from '../svg';
import { ridge, hill } from '../shapes/land';
import { forest, acorn, oakLeaf } from '../shapes/trees';
import { sun, cloud } from '../shapes/sky';
import { person } from '../shapes/person';
import { leaf } from '../shapes/flowers';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [52, 52],
  pages: ['/partner/donate'],
  alt: 'A grandmother and a child stand below a wide old oak and look at a sapling; acorns and oak leaves lie in front.',
};

const trunk =
  path(
    'M-58 10C-30-30-34-120-44-180C-70-210-120-226-150-232L-146-246C-104-244-64-232-40-214C-44-250-62-286-84-306L-70-314C-44-292-24-260-18-226C-8-266-2-310 4-350H20C18-308 20-266 26-232C44-262 76-290 112-304L118-290C86-272 60-240 48-206C84-222 120-230 158-228L156-214C112-208 70-190 42-164C34-110 36-40 66 10Q4-8-58 10Z',
    P.wood4,
  ) + path('M22-4C10-60 14-140 30-190C34-150 30-60 66 10Q44 0 22-4Z', P.wood3);
const blobs = (c: string, list: readonly (readonly [x: number, y: number, r: number])[]) =>
  `<g fill="${c}">${each(list, ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)}</g>`;
const crown =
  blobs('#2A6F66', [
    [-150, -262, 74],
    [-70, -330, 92],
    [40, -364, 96],
    [140, -300, 84],
    [190, -238, 58],
    [-196, -220, 50],
    [0, -290, 90],
  ]) +
  blobs('#37857A', [
    [70, -378, 70],
    [150, -316, 62],
    [-40, -346, 54],
    [196, -250, 40],
    [-130, -286, 44],
  ]) +
  blobs('#4C9688', [
    [100, -392, 36],
    [172, -326, 34],
    [-22, -366, 26],
  ]);
export const draw = (name: string) => {
  const s = new Sheet(name, info),
    W = 1120,
    H = 840,
    a = ridge(W, 440, 36, 51),
    b = ridge(W, 520, 26, 9),
    c = (x: number) => 660 - 60 * Math.exp(-(((x - 520) / 330) ** 2));
  return s
    .add(
      box(0, 0, W, H, s.fade([P.honey2, '#FFF6E6'])),
      sun(s, 900, 300, 100),
      cloud(60, 150, 190),
      cloud(850, 120, 200),
      s.lift(hill(W, H, a, P.sage2)),
      s.lift(
        hill(W, H, b, P.sage3) +
          forest(
            14,
            25,
            (r) => {
              const x = r() * W;
              return [x, b(x) + 8, 54 + r() * 40];
            },
            ['#8CB7A4', '#7DAC98'],
          ),
      ),
      s.lift(hill(W, H, c, s.fade([P.sage5, P.pine6]))),
      s.lift(at(440, 636, trunk + crown, 1.26)),
      s.lift(
        line('M806 690Q802 640 808 596', P.wood3, 6) +
          each(
            [
              [808, 600, 46, -90],
              [806, 616, 50, -30],
              [806, 622, 50, -150],
              [804, 648, 40, -20],
              [804, 652, 40, -164],
            ],
            (p) => leaf(...p, P.sage5, P.sage4),
          ) +
          path('M766 694Q806 672 846 694Z', P.wood4),
        1,
      ),
      s.lift(
        person({
          x: 668,
          y: 712,
          h: 218,
          skin: 3,
          hair: 'lowbun',
          tint: HAIR.silver,
          top: P.cam6,
          wear: 'skirt',
          bottom: '#50404A',
          arms: [
            [-28, -92, -26, -68],
            [28, -94, 27, -66],
          ],
        }) +
          person({
            x: 722,
            y: 714,
            h: 146,
            age: 'child',
            skin: 3,
            hair: 'curls',
            tint: HAIR.dark,
            top: P.honey5,
            bottom: P.blue,
            arms: [
              [-24, -60, -27, -78],
              [26, -64, 36, -62],
            ],
          }),
        1,
      ),
      s.lift(hill(W, H, (x) => 786 + 12 * Math.sin(x / 180 + 1), s.fade([P.pine8, P.pine9]))),
      s.lift(
        oakLeaf(70, 812, 210, -24, P.honey5) +
          oakLeaf(120, 830, 180, 8, P.clay2) +
          acorn(250, 770, 1.35, 24) +
          acorn(330, 792, 1.05, -40) +
          oakLeaf(960, 826, 170, -12, P.honey4) +
          oakLeaf(1090, 830, 190, -150, P.clay1) +
          acorn(940, 790, 1, 40),
        1,
      ),
    )
    .svg();
};
