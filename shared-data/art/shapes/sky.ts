// Sun, moon, clouds, stars, bunting and strings of lights.
import { P } from '../palette';
import type { Sheet } from '../sheet';
import { box, dot, line, path, oval, times, chance, pick, type Point } from '../svg';

export interface SunLook {
  core?: string;
  mid?: string;
  edge?: string;
  glow?: string;
  reach?: number;
  strength?: number;
}

export const sun = (
  s: Sheet,
  x: number,
  y: number,
  r: number,
  { core = '#FFF6DA', mid = '#FCE3AE', edge = '#F5CB7E', glow = '#FFE9B8', reach = 3.2, strength = 0.9 }: SunLook = {},
) =>
  s.glow(x, y, r * reach, glow, strength) +
  dot(
    x,
    y,
    r,
    s.halo([
      [0, core],
      [0.55, mid],
      [1, edge],
    ]),
  );
export const cloud = (x: number, y: number, w: number, fill = '#FFFDF8', opacity = 0.8) => {
  const h = w * 0.085;
  return `<g fill="${fill}" opacity="${opacity}">${box(x, y, w, h, fill, h / 2)}${box(x + w * 0.2, y - h * 0.72, w * 0.48, h, fill, h / 2)}${box(x + w * 0.36, y - h * 1.36, w * 0.2, h, fill, h / 2)}</g>`;
};
export const stars = (count: number, seed: number, w: number, h: number, fill = '#FFF6DA') => {
  const r = chance(seed);
  return times(count, () => dot(r() * w, r() * h, 0.8 + r() * 1.7, fill, `opacity="${(0.35 + r() * 0.5).toFixed(2)}"`));
};
const sag = (x1: number, y1: number, x2: number, y2: number, drop: number, t: number): Point => {
  const u = 1 - t,
    mx = (x1 + x2) / 2,
    my = (y1 + y2) / 2 + drop * 2;
  return [u * u * x1 + 2 * u * t * mx + t * t * x2, u * u * y1 + 2 * u * t * my + t * t * y2];
};
const cord = (x1: number, y1: number, x2: number, y2: number, drop: number, colour: string, w: number) =>
  line(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + drop * 2} ${x2} ${y2}`, colour, w);
export const lights = (
  s: Sheet,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  drop: number,
  count: number,
  { wire = P.pine9, bulb = '#FFE9B0', k = 1 } = {},
) =>
  cord(x1, y1, x2, y2, drop, wire, 2.4 * k) +
  times(count, (i) => {
    const [x, y] = sag(x1, y1, x2, y2, drop, (i + 0.5) / count);
    return (
      s.glow(x, y + 12 * k, 26 * k, '#FFE3A0', 0.55) +
      box(x - 3 * k, y - 1, 6 * k, 7 * k, wire, 2) +
      oval(x, y + 13 * k, 6.5 * k, 8 * k, bulb)
    );
  });
export const bunting = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  drop: number,
  count: number,
  fills: readonly string[],
  { size = 30, wire = P.wood4 } = {},
) =>
  times(count, (i) => {
    const [ax, ay] = sag(x1, y1, x2, y2, drop, (i + 0.14) / count),
      [bx, by] = sag(x1, y1, x2, y2, drop, (i + 0.86) / count);
    return path(`M${ax} ${ay}L${bx} ${by}L${(ax + bx) / 2 - (by - ay) * 0.8} ${(ay + by) / 2 + size}Z`, pick(fills, i));
  }) + cord(x1, y1, x2, y2, drop, wire, 2.6);
