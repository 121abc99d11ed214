// The home landscape "Morning path": hills, a lit cottage, a path, a parent and child.
import { P, HAIR } from '../palette';
import type { Sheet } from '../sheet';
import { box, each, oval } from '../svg';
import { spray } from './flowers';
import { cottage } from './house';
import { ridge, hill, trail, type Step } from './land';
import { person } from './person';
import { sun, cloud, stars } from './sky';
import { forest, tree, bush } from './trees';
import { TALL, WIDE, type Layout } from './valleyLayouts';
import { DAWN, type Theme } from './valleyThemes';

export const family = (x: number, y: number, h: number) =>
  person({
    x: x + h * 0.38,
    y: y + 3,
    h: h * 0.64,
    age: 'child',
    skin: 2,
    hair: 'puffs',
    tint: HAIR.brown,
    top: P.honey5,
    wear: 'dress',
    shoes: P.ink,
    arms: [
      [-25, -62, -32, -78],
      [23, -56, 22, -38],
    ],
    step: 1,
  }) +
  person({
    x,
    y,
    h,
    skin: 2,
    hair: 'long',
    tint: HAIR.dark,
    top: P.cam7,
    wear: 'coat',
    bottom: '#2B3A44',
    arms: [
      [-28, -92, -27, -66],
      [31, -94, 37, -66],
    ],
    step: -1,
  });

export const valley = (s: Sheet, { theme: t = DAWN, layout }: { theme?: Theme; layout?: Layout } = {}) => {
  const { width: W, height: H } = s;
  const L = layout ?? (W > H ? WIDE : TALL);
  const [sx, sy, sr] = L.sun;
  const ground = ([y, swell, seed]: Layout['ridges'][0]) => ridge(W, y, swell, seed);
  const R = [ground(L.ridges[0]), ground(L.ridges[1]), ground(L.ridges[2]), ground(L.ridges[3])] as const;
  const clear = (x: number) => x > L.house[0] - 140 * L.house[2] && x < L.house[0] + 190 * L.house[2];
  const grove = (i: 0 | 1, k: number) =>
    forest(
      L.groves[i][0],
      L.groves[i][1],
      (r) => {
        let x = r() * W;
        if (i && clear(x)) x = x * 0.35;
        return [x, (i ? R[2] : R[1])(x) + 6, k * (0.7 + r() * 0.6)];
      },
      t.pines[i],
    );
  const land = (i: 0 | 1 | 2 | 3) => hill(W, H, R[i], s.fade(t.hills[i]));
  const bend = L.slope
    .slice(1)
    .map((point) => point.join(' '))
    .join(' ');
  const near = ridge(W, L.front[0], L.front[1], 7);
  s.add(
    box(0, 0, W, H, s.fade(t.sky)),
    t.stars ? stars(Math.round(W / 22), 9, W, H * 0.5) : '',
    sun(s, sx, t.moon ? sy * t.moon + 20 : sy, t.moon ? sr * 0.72 : sr, t.sun),
    each(L.clouds, (c) => cloud(...c, t.cloud, t.cloudAlpha)),
    s.lift(land(0), 2),
    s.lift(land(1) + grove(0, 52), 2),
    s.lift(land(2) + grove(1, 92), 2),
    s.lift(land(3), 2),
    oval(
      ...L.glow,
      s.halo([
        [0, t.glow, 0.75],
        [1, t.glow, 0],
      ]),
    ),
    s.lift(
      each(L.trees, (p) => tree(...p, t.tree, { trunk: t.trunk, light: t.treeLight })) +
        cottage(...L.house, t.cottage) +
        each(L.bushes, (p) => bush(...p, t.bush, t.bushLight)),
      1,
    ),
    trail(
      L.path.map(([x, y, w]): Step => [x, y, w + 8]),
      t.edge,
      'opacity=".5"',
    ),
    trail(L.path, s.fade(t.path)),
    s.lift(`<path d="M${L.slope[0].join(' ')}C${bend}V${H}H0Z" fill="${s.fade(t.hills[4])}"/>`, 2),
    s.lift(family(...L.pair), 1),
    s.lift(hill(W, H, near, s.fade(t.hills[5])), 2),
    s.lift(spray(L.leaves, L.flowers, t.leaf), 1),
  );
  return s;
};
