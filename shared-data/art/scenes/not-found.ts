// A closed arch door, and a path that leads home.
import { P } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, path, line, times, each, type Point } from '../svg';
import { archDoor } from '../shapes/arch';
import { ridge, hill, trail } from '../shapes/land';
import { forest, tree, bush } from '../shapes/trees';
import { sun, cloud } from '../shapes/sky';
import { cottage } from '../shapes/house';
import { leaf, camellia, blossom, CAMELLIA } from '../shapes/flowers';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [50, 60],
  pages: ['*'],
  alt: 'A closed arched door in a garden wall with climbing camellias; beside it a path leads to a small house with lit windows.',
};

const vine = (d: string, spots: readonly Point[]) =>
  line(d, P.pine8, 6) +
  each(
    spots,
    ([x, y], i) =>
      leaf(x, y, 46, (i * 67) % 360, i % 2 ? P.pine7 : P.sage5, i % 2 ? P.pine6 : P.sage4) +
      leaf(x, y, 40, 120 + ((i * 83) % 360), P.pine8, P.pine7),
  );
export const draw = (name: string) => {
  const s = new Sheet(name, info),
    W = 1120,
    H = 840,
    a = ridge(W, 400, 34, 101),
    b = ridge(W, 480, 22, 37),
    c = ridge(W, 560, 12, 12);
  const bricks = times(22, (i) =>
    box(20 + ((i * 157) % 500), 250 + ((i * 97) % 430), 54, 20, i % 2 ? '#E9D3B2' : '#DCC19A', 3),
  );
  return s
    .add(
      box(0, 0, W, H, s.fade(['#F4E5D6', '#FDF1DC'])),
      sun(s, 800, 300, 96),
      cloud(640, 130, 190),
      cloud(900, 180, 170),
      cloud(120, 90, 190),
      s.lift(hill(W, H, a, P.sage2)),
      s.lift(
        hill(W, H, b, P.sage3) +
          forest(
            16,
            49,
            (r) => {
              const x = r() * W;
              return [x, b(x) + 8, 56 + r() * 44];
            },
            ['#8CB7A4', '#7DAC98'],
          ),
      ),
      s.lift(hill(W, H, c, s.fade([P.sage4, '#4F8B7C']))),
      s.glow(900, 540, 170, '#FFE9B8', 0.8),
      s.lift(tree(1010, 584, 190, '#2F7A6E') + cottage(880, 578, 1.02) + bush(800, 582, 70, '#3E8577'), 1),
      trail(
        [
          [880, 576, 24],
          [892, 602, 40],
          [858, 640, 80],
          [740, 700, 160],
          [700, 770, 260],
          [640, 850, 420],
        ],
        '#D9BD88',
      ),
      trail(
        [
          [880, 576, 18],
          [892, 602, 32],
          [858, 640, 70],
          [740, 700, 148],
          [700, 770, 244],
          [640, 850, 400],
        ],
        s.fade(['#FFF3D6', '#E8CF9F']),
      ),
      s.lift(
        path('M-10 230Q120 190 300 190T590 244V722H-10Z', '#E4CBA5') +
          s.clip('M-10 230Q120 190 300 190T590 244V722H-10Z', bricks) +
          path('M-10 214Q120 170 300 170T606 226V256Q440 200 300 200T-10 244Z', '#CDAF84') +
          box(560, 244, 46, 478, '#D6B98F') +
          box(552, 224, 62, 26, '#C3A377', 4),
        3,
      ),
      archDoor(s, 292, 712, 250, 430, { door: P.pine7, frame: '#F7E9D2' }),
      s.lift(box(140, 706, 306, 26, '#CDAF84', 4) + box(120, 728, 346, 26, '#BC9C6F', 4), 1),
      s.lift(
        vine('M40 730C20 600 90 520 60 400S120 250 160 220', [
          [34, 660],
          [52, 590],
          [76, 520],
          [66, 450],
          [60, 390],
          [80, 330],
          [110, 280],
          [150, 230],
        ]) +
          vine('M540 730C560 640 500 560 534 460S500 320 470 260', [
            [546, 680],
            [540, 620],
            [520, 560],
            [528, 490],
            [530, 420],
            [512, 350],
            [490, 300],
            [468, 250],
          ]),
        1,
      ),
      camellia(70, 480, 36, 10),
      camellia(94, 300, 32, 40, CAMELLIA.pink),
      camellia(534, 540, 34, 20, CAMELLIA.pink),
      camellia(500, 320, 38, 10),
      blossom(46, 610, 20, P.cam3),
      blossom(548, 650, 20, P.cam3),
      blossom(140, 246, 18, P.cam3),
      s.lift(
        hill(
          W,
          H,
          (x) =>
            800 - 30 * Math.max(0, 1 - x / 620) + 20 * Math.max(0, (x - 700) / 420) - (x > 880 ? (x - 880) * 0.14 : 0),
          s.fade([P.pine7, P.pine8]),
        ) +
          bush(60, 800, 130, P.pine6) +
          bush(490, 806, 120, P.pine6) +
          bush(1070, 812, 150, P.pine6),
        1,
      ),
    )
    .svg();
};
