// A church steeple above the roofs of a small town.
import { P } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box } from '../svg';
import { ridge, hill, trail } from '../shapes/land';
import { forest, tree, bush } from '../shapes/trees';
import { sun, cloud } from '../shapes/sky';
import { church, cottage } from '../shapes/house';
import { townhouse } from '../shapes/street';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [46, 55],
  pages: ['/partner/prayer'],
  alt: 'A white church with a steeple among the roofs of a small town, with pine hills and a morning sky.',
};

export const draw = (name: string) => {
  const s = new Sheet(name, info),
    W = 1120,
    H = 840,
    a = ridge(W, 410, 40, 19),
    b = ridge(W, 490, 30, 33),
    c = (x: number) => 640 - 22 * Math.sin((x / W) * Math.PI),
    d = (x: number) => 752 + 18 * Math.sin(x / 210);
  return s
    .add(
      box(0, 0, W, H, s.fade(['#F4DDD2', '#FDEBD3', '#FFF6E4'])),
      sun(s, 850, 330, 104),
      cloud(120, 170, 220),
      cloud(700, 130, 180),
      cloud(900, 210, 170),
      s.lift(hill(W, H, a, P.sage2)),
      s.lift(
        hill(W, H, b, P.sage3) +
          forest(
            20,
            16,
            (r) => {
              const x = r() * W;
              return [x, b(x) + 8, 60 + r() * 46];
            },
            ['#8CB7A4', '#7DAC98'],
          ),
      ),
      s.lift(
        hill(W, H, c, s.fade([P.sage4, '#5F9A89'])) +
          townhouse(60, 646, 96, 110, P.honey2, P.clay2) +
          townhouse(168, 640, 84, 150, P.cam2, P.pine7) +
          tree(290, 642, 170, '#4F8B7C') +
          townhouse(770, 640, 92, 130, P.sky2, P.cam8) +
          townhouse(874, 642, 104, 96, P.ivory, P.pine7) +
          tree(1010, 650, 180, '#4F8B7C') +
          townhouse(1040, 656, 90, 124, P.honey2, P.clay2),
      ),
      trail(
        [
          [480, 656, 60],
          [486, 700, 90],
          [540, 760, 150],
          [620, 850, 260],
        ],
        s.fade(['#FFF3D6', '#ECD8AE']),
      ),
      s.lift(church(480, 668, 1.85)),
      s.lift(bush(380, 674, 110, P.sage5) + bush(724, 676, 130, P.sage5), 1),
      s.lift(hill(W, H, d, s.fade(['#2F7068', P.pine8]))),
      trail(
        [
          [560, 756, 150],
          [620, 800, 200],
          [650, 850, 260],
        ],
        s.fade(['#F3E2B8', '#E3CC9A']),
      ),
      s.lift(
        cottage(180, 776, 0.92) +
          cottage(840, 778, 0.98, { roof: P.pine7, roofSide: P.pine8 }) +
          tree(62, 786, 200, P.pine6) +
          tree(1060, 790, 230, P.pine6),
      ),
    )
    .svg();
};
