// Main street, 1983: the first storefront.
import { P, HAIR } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, path, line, dot, oval, at, times, each } from '../svg';
import { storefront, lamppost } from '../shapes/street';
import { tree } from '../shapes/trees';
import { sun, cloud } from '../shapes/sky';
import { person } from '../shapes/person';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [50, 56],
  pages: ['/about/history'],
  alt: 'A brick storefront with a striped awning on a small-town street of the 1980s, with a station wagon at the curb.',
};

// Boxy station wagon of the time, side view.
export const wagon = (x: number, y: number, k = 1) =>
  at(
    x,
    y,
    oval(0, -2, 190, 10, P.pine9, 'opacity=".25"') +
      path(
        'M-184-44Q-186-92-170-96L-126-146Q-120-152-108-152H84Q96-152 104-142L128-98L172-90Q186-86 186-70V-34H-180Z',
        P.sage4,
      ) +
      path('M-180-62H186V-34H-180Z', P.wood2) +
      box(-180, -66, 366, 6, P.ivory) +
      path('M-118-102L-88-140H-40V-102ZM-26-140H34V-102H-26ZM48-140H82Q88-140 92-134L108-102H48Z', P.sky2) +
      line('M-33-148V-40M41-148V-40', '#6E9C89', 3) +
      box(-14, -92, 22, 6, P.steel2, 3) +
      box(54, -92, 22, 6, P.steel2, 3) +
      box(172, -84, 14, 20, P.honey3, 4) +
      box(-184, -86, 10, 22, P.cam6, 3) +
      box(-190, -42, 26, 12, P.steel2, 4) +
      box(168, -42, 26, 12, P.steel2, 4) +
      line('M-100-158H80M-84-158V-150M64-158V-150', P.steel3, 5) +
      each([-112, 116], (a) => dot(a, -30, 32, P.ink) + dot(a, -30, 18, P.steel2) + dot(a, -30, 8, P.steel3)),
    k,
  );
export const street = (s: Sheet, y: number) => [
  box(0, y, s.width, 34, '#E6D6BC'),
  box(0, y + 30, s.width, 12, '#C7B497'),
  box(0, y + 42, s.width, s.height - y, s.fade(['#7C8B8C', '#657577'])),
  line(`M20 ${y + 112}H${s.width}`, P.honey2, 6, 'stroke-dasharray="70 46"'),
];
export const draw = (name: string) => {
  const s = new Sheet(name, info),
    side = (x: number, w: number, h: number, c: string, roof: string) =>
      box(x, 690 - h, w, h, c) +
      box(x - 8, 690 - h - 16, w + 16, 22, roof, 4) +
      times(3, (i) => times(2, (j) => box(x + w * 0.12 + i * w * 0.28, 720 - h + j * 110, w * 0.18, 66, P.honey2, 3))) +
      box(x + 14, 540, w - 28, 150, P.pine8, 4) +
      box(x + 24, 552, w - 48, 90, P.honey1);
  return s
    .add(
      box(0, 0, 1120, 700, s.fade(['#F8E4CE', '#FFF5E2'])),
      sun(s, 930, 160, 80),
      cloud(90, 110, 210),
      cloud(800, 250, 160),
      s.lift(side(-40, 300, 400, '#D9C7AC', P.sand3)),
      s.lift(side(872, 290, 350, P.sage3, P.sage5)),
      s.lift(storefront(s, 566, 700, 1.36)),
      street(s, 690),
      s.lift(lamppost(s, 232, 706, 330, '#FFF0C8')),
      s.lift(tree(1010, 706, 310, '#3E8577')),
      s.lift(
        person({
          x: 396,
          y: 724,
          h: 188,
          skin: 4,
          hair: 'afro',
          tint: HAIR.dark,
          top: P.honey5,
          bottom: '#4A5F78',
          shadow: 0.15,
        }) +
          person({
            x: 446,
            y: 726,
            h: 122,
            age: 'child',
            skin: 4,
            hair: 'puffs',
            tint: HAIR.dark,
            top: P.cam5,
            wear: 'dress',
            arms: [
              [-25, -62, -30, -74],
              [22, -58, 22, -40],
            ],
          }),
        1,
      ),
      s.lift(wagon(868, 812, 1.1), 1),
    )
    .svg();
};
