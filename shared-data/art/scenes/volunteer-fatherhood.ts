// Two dads walk and talk in the park, one with a pram.
import { P, HAIR } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box } from '../svg';
import { ridge, hill, trail } from '../shapes/land';
import { forest, tree, bush } from '../shapes/trees';
import { sun, cloud } from '../shapes/sky';
import { person } from '../shapes/person';
import { stroller } from '../shapes/stroller';
import { bench } from '../shapes/furniture';
import { spray } from '../shapes/flowers';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [46, 62],
  pages: ['/partner/volunteer', '/partner/volunteer/fatherhood'],
  alt: 'An older man walks with a younger dad who pushes a pram on a park path, a hand on his shoulder.',
};

export const draw = (name: string) => {
  const s = new Sheet(name, info),
    W = 1120,
    H = 840,
    a = ridge(W, 380, 36, 31),
    b = ridge(W, 460, 28, 4),
    c = ridge(W, 556, 18, 22);
  return s
    .add(
      box(0, 0, W, H, s.fade([P.sky2, P.honey1])),
      sun(s, 580, 330, 96),
      cloud(120, 130, 220),
      cloud(420, 110, 190),
      s.lift(hill(W, H, a, P.sage2)),
      s.lift(
        hill(W, H, b, P.sage3) +
          forest(
            18,
            12,
            (r) => {
              const x = r() * W;
              return [x, b(x) + 8, 64 + r() * 44];
            },
            ['#8CB7A4', '#7DAC98'],
          ),
      ),
      s.lift(
        hill(W, H, c, s.fade([P.sage4, '#4F8B7C'])) + bush(700, 590, 120, P.sage5) + bush(560, 586, 90, '#4F8B7C'),
      ),
      trail(
        [
          [800, 562, 8],
          [778, 586, 34],
          [742, 620, 96],
          [650, 668, 220],
          [500, 760, 470],
          [440, 850, 640],
        ],
        '#D9BD88',
      ),
      trail(
        [
          [800, 562, 4],
          [778, 586, 26],
          [742, 620, 86],
          [650, 668, 206],
          [500, 760, 450],
          [440, 850, 616],
        ],
        s.fade(['#FFF3D6', '#ECD8AE']),
      ),
      s.lift(tree(960, 700, 560, '#2F7A6E')),
      s.lift(bench(912, 738, 250)),
      s.lift(tree(96, 650, 260, P.pine6)),
      s.lift(
        stroller(646, 756, 1.75, P.pine7, P.pine6) +
          person({
            x: 458,
            y: 790,
            h: 420,
            skin: 3,
            hair: 'fade',
            tint: HAIR.black,
            top: P.honey5,
            bottom: '#2C4A57',
            arms: [
              [-28, -92, -26, -66],
              [34, -92, 26, -76],
            ],
            step: 1,
          }) +
          person({
            x: 326,
            y: 802,
            h: 412,
            skin: 5,
            hair: 'short',
            tint: HAIR.silver,
            top: P.cam7,
            bottom: '#3C464B',
            arms: [
              [-29, -92, -26, -66],
              [36, -118, 48, -116],
            ],
            step: -1,
          }),
        1,
      ),
      s.lift(
        spray(
          [
            [6, 856, 160, -66],
            [70, 856, 140, -36],
            [1116, 856, 170, -112],
            [1040, 856, 150, -142],
          ],
          [
            [52, 824, 56, 10, 'pink'],
            [1066, 818, 60, 10],
            [988, 848, 38, 40, 'blush'],
          ],
        ),
        1,
      ),
    )
    .svg();
};
