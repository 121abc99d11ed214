// Hills, paths and ground.
import { path, curve, chance, type Point } from '../svg';

/** How high the ground is at x. */
export type Ground = (x: number) => number;
/** A point of a path and how wide the path is there. */
export type Step = readonly [x: number, y: number, width: number];

// ridge(width, y, swell, seed): a gentle height function x -> y.
export const ridge = (width: number, y: number, swell: number, seed: number): Ground => {
  const r = chance(seed),
    waves = [1, 2, 3].map((k) => ({ k: k * (0.7 + r() * 0.6), p: r() * 6.28, a: swell / (k * 1.2 + 0.4) }));
  return (x: number) => y + waves.reduce((sum, w) => sum + Math.sin((x / width) * 4 * w.k + w.p) * w.a, 0);
};
export const hill = (width: number, height: number, at: Ground, fill: string) => {
  const pts = Array.from({ length: 15 }, (_, i): Point => [(i / 14) * width, at((i / 14) * width)]);
  return path(`${curve(pts)}V${height}H0Z`, fill);
};
// trail([[x, y, width], …], fill): a path that winds toward the viewer; give points from far to near.
export const trail = (pts: readonly Step[], fill: string, more = '') => {
  const left = pts.map(([x, y, w]): Point => [x - w / 2, y]),
    right = pts.map(([x, y, w]): Point => [x + w / 2, y]).reverse();
  return path(`${curve(left)}${curve(right, 'L')}Z`, fill, more);
};
