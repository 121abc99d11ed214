// Three volunteers arm in arm look toward the morning hills.
import { P, HAIR } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box } from '../svg';
import { ridge, hill } from '../shapes/land';
import { forest, tree } from '../shapes/trees';
import { sun, cloud } from '../shapes/sky';
import { person } from '../shapes/person';
import { spray } from '../shapes/flowers';
import { cottage } from '../shapes/house';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [50, 56],
  pages: ['/partner', '/'],
  alt: 'Three volunteers in aprons, seen from behind and arm in arm, face a small house and morning hills.',
};

export const draw = (name: string) => {
  const s = new Sheet(name, info),
    W = 1120,
    H = 840,
    a = ridge(W, 420, 44, 13),
    b = ridge(W, 512, 34, 28),
    c = ridge(W, 640, 22, 5);
  return s
    .add(
      box(0, 0, W, H, s.fade(['#F6E4D2', '#FFF4DD'])),
      sun(s, 560, 372, 150),
      cloud(110, 150, 230),
      cloud(800, 190, 210),
      s.lift(hill(W, H, a, P.sage2)),
      s.lift(
        hill(W, H, b, P.sage3) +
          forest(
            16,
            9,
            (r) => {
              const x = r() * W;
              return [x, b(x) + 8, 70 + r() * 50];
            },
            ['#8CB7A4', '#7DAC98'],
          ),
      ),
      s.lift(
        hill(W, H, c, s.fade([P.sage5, P.pine6])) +
          tree(70, 676, 260, '#2F7A6E') +
          tree(1092, 660, 250, P.pine6) +
          cottage(902, 640, 1),
      ),
      s.lift(
        person({
          x: 558,
          y: 806,
          h: 500,
          skin: 4,
          hair: 'short',
          tint: HAIR.black,
          top: P.blue,
          bottom: '#26343B',
          apron: P.ivory,
          arms: [
            [-34, -112, -52, -104],
            [34, -112, 52, -104],
          ],
          front: [true, true],
        }) +
          person({
            x: 384,
            y: 812,
            h: 462,
            skin: 1,
            hair: 'pony',
            tint: HAIR.red,
            top: P.pine7,
            bottom: '#394A52',
            apron: P.honey3,
            arms: [
              [-30, -92, -26, -64],
              [34, -112, 44, -104],
            ],
            front: [false, false],
          }) +
          person({
            x: 730,
            y: 812,
            h: 440,
            skin: 2,
            hair: 'bun',
            tint: HAIR.grey,
            top: P.cam6,
            bottom: '#4A3540',
            wear: 'skirt',
            apron: P.ivory,
            arms: [
              [-34, -116, -46, -112],
              [30, -92, 26, -64],
            ],
          }),
      ),
      s.lift(
        spray(
          [
            [20, 850, 160, -70],
            [80, 850, 150, -40],
            [160, 850, 120, -28],
            [1100, 850, 160, -110],
            [1040, 850, 150, -140],
            [970, 850, 120, -155],
          ],
          [
            [70, 818, 62, 10],
            [160, 842, 44, 30, 'blush'],
            [1048, 816, 66, 10, 'pink'],
            [956, 844, 42, 30, 'white'],
          ],
        ),
        1,
      ),
    )
    .svg();
};
