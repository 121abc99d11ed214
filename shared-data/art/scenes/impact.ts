// A quilt of arches: each patch holds one small story of the place.
import { P } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, path, line, dot, at, times, each } from '../svg';
import { arch, view, EVENING } from '../shapes/arch';
import { camellia, heart, sprig, leaf } from '../shapes/flowers';
import { pine, tree } from '../shapes/trees';
import { cottage } from '../shapes/house';
import { bootie, STAR } from '../shapes/nursery';
import { bird } from '../shapes/things';
import { mug } from '../shapes/kitchen';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [50, 50],
  pages: ['/impact'],
  alt: 'A patchwork quilt of twelve arches with a house, camellia, heart, pines, bird, baby shoes, sun, tree, leaves, mug and star.',
};

export const draw = (name: string) => {
  const s = new Sheet(name, info),
    W = 280,
    H = 280,
    niche = arch(0, 0, 190, 226);
  const patches: [cloth: string, inner: string, picture: () => string][] = [
    [P.cam7, P.cam1, () => camellia(0, -100, 72, 8)],
    [P.sage2, P.sky2, () => view(s, 0, 0, 190, 226, undefined, 9)],
    [P.honey4, P.ivory, () => heart(0, -104, 1.7, P.cam6)],
    [P.pine7, P.sage1, () => sprig(0, -12, 184)],
    [P.honey2, P.sky3, () => box(-95, -44, 190, 44, P.sage5) + at(-14, -34, cottage(0, 0, 0.78))],
    [
      P.pine6,
      P.honey3,
      () => bird(-6, -96, 0.86, P.cam7, P.cam3) + line('M-95-62Q0-48 95-66', P.wood4, 9) + leaf(50, -60, 44, 30),
    ],
    [
      P.cam3,
      P.ivory,
      () =>
        box(-95, -26, 190, 26, P.cam2) + bootie(-36, -24, 1.15, P.cam5, P.cam3) + bootie(16, -12, 1.15, P.cam5, P.cam3),
    ],
    [P.sky3, P.honey1, () => box(-95, -22, 190, 22, P.sage3) + tree(0, -12, 186, P.pine6)],
    [P.sage4, P.honey2, () => at(0, -112, path(STAR, P.honey5), 2.5)],
    [P.cam5, P.cam1, () => mug(-8, -58, 1.15, P.pine6)],
    [P.pine8, '#34596A', () => view(s, 0, 0, 190, 226, EVENING, 16, [0.16, 0.7])],
    [
      P.honey5,
      P.sage1,
      () =>
        each(
          [
            [-46, 120],
            [46, 130],
            [0, 170],
          ],
          ([x, h], i) => pine(x, -18, h, i === 2 ? P.pine6 : P.sage5),
        ) + box(-95, -20, 190, 20, P.sage4),
    ],
  ];
  const clip = (body: string) => s.clip(niche, body);
  return s
    .add(
      box(0, 0, 1120, 840, P.sand1),
      patches.map(([cloth, inner, picture], i) => {
        const x = (i % 4) * W,
          y = Math.floor(i / 4) * H;
        return (
          box(x, y, W, H, cloth) +
          box(
            x + 9,
            y + 9,
            W - 18,
            H - 18,
            'none',
            14,
            `stroke="${P.ivory}" stroke-width="3" stroke-dasharray="11 9" opacity=".75"`,
          ) +
          at(x + W / 2, y + 250, s.lift(path(arch(0, 0, 206, 234), P.ivory), 1) + path(niche, inner) + clip(picture()))
        );
      }),
      line(
        times(3, (i) => `M${(i + 1) * W} 0V840`) + times(2, (i) => `M0 ${(i + 1) * H}H1120`),
        '#fff',
        5,
        'opacity=".55"',
      ),
      times(
        6,
        (i) =>
          dot(((i % 3) + 1) * W, (Math.floor(i / 3) + 1) * H, 10, P.ivory) +
          dot(((i % 3) + 1) * W, (Math.floor(i / 3) + 1) * H, 5, P.honey5),
      ),
    )
    .svg();
};
