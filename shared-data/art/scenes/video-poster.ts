// From the first storefront to the house of today; the middle stays calm for a play button.
import { P } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box } from '../svg';
import { ridge, hill, trail } from '../shapes/land';
import { forest, tree, bush } from '../shapes/trees';
import { sun, cloud } from '../shapes/sky';
import { storefront, lamppost } from '../shapes/street';
import { cottage } from '../shapes/house';
import { family } from '../shapes/valley';
import { spray } from '../shapes/flowers';
export const info: SceneInfo = {
  width: 1600,
  height: 900,
  focus: [50, 55],
  pages: ['/about/history'],
  alt: 'A path leads from an old brick storefront on the left to a small house with a lit door on the right at sunrise.',
};

export const draw = (name: string) => {
  const s = new Sheet(name, info),
    W = 1600,
    H = 900,
    a = ridge(W, 470, 34, 111),
    b = ridge(W, 556, 26, 47),
    c = (x: number) => 690 - 20 * Math.cos((x - 800) / 260);
  return s
    .add(
      box(0, 0, W, H, s.fade(['#F4E0D4', '#FBEBD4', '#FFF6E4'])),
      sun(s, 800, 470, 190),
      cloud(610, 150, 220),
      cloud(880, 230, 180),
      cloud(1260, 140, 230),
      cloud(560, 300, 130),
      s.lift(hill(W, H, a, P.sage2)),
      s.lift(
        hill(W, H, b, P.sage3) +
          forest(
            24,
            53,
            (r) => {
              const x = r() * W;
              return [x, b(x) + 8, 60 + r() * 50];
            },
            ['#8CB7A4', '#7DAC98'],
          ),
      ),
      s.lift(hill(W, H, c, s.fade([P.sage4, P.sage5, P.pine6]))),
      s.lift(tree(500, 712, 250, '#3E8577') + tree(64, 716, 260, '#2F7A6E')),
      s.lift(storefront(s, 270, 716, 0.98)),
      s.lift(
        tree(1500, 716, 300, '#2F7A6E') +
          tree(1112, 714, 210, '#3E8577') +
          cottage(1262, 712, 1.72) +
          bush(1180, 716, 80, '#3E8577') +
          bush(1470, 716, 110, '#3E8577'),
        1,
      ),
      s.glow(1262, 690, 180, '#FFE9B8', 0.5),
      trail(
        [
          [384, 714, 70],
          [400, 750, 90],
          [560, 790, 110],
          [800, 806, 120],
          [1050, 790, 110],
          [1230, 752, 84],
          [1262, 712, 50],
        ],
        s.fade(['#FFF3D6', '#E8CF9F']),
      ),
      lamppost(s, 560, 760, 240, '#FFF0C8'),
      s.lift(family(760, 820, 190), 1),
      s.lift(
        hill(W, H, (x) => 868 + 10 * Math.sin(x / 240), s.fade([P.pine8, P.pine9])),
        1,
      ),
      s.lift(
        spray(
          [
            [0, 910, 160, -60],
            [70, 914, 130, -36],
            [1600, 910, 170, -118],
            [1520, 914, 140, -146],
            [1450, 914, 110, -156],
          ],
          [
            [48, 874, 52, 10, 'blush'],
            [1552, 866, 62, 10],
            [1460, 894, 38, 40, 'white'],
          ],
        ),
        1,
      ),
    )
    .svg();
};
