// The arch: window, doorway, niche.
import { P, darker, lighter } from '../palette';
import type { Sheet } from '../sheet';
import { path, line, dot, oval, box, times, each, type Point } from '../svg';
import { ridge, hill } from './land';
import { pine } from './trees';

export const arch = (cx: number, base: number, w: number, h: number) =>
  `M${cx - w / 2} ${base}V${base - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${cx + w / 2} ${base - h + w / 2}V${base}Z`;

/** The colours of a small landscape. */
export interface Light {
  sky: readonly string[];
  sun: string;
  halo: string;
  hills: readonly [string, string, string];
  pines: string;
}
interface ArchWindow {
  frame?: string;
  theme?: Light;
  seed?: number;
  sun?: Point;
  /** A drawing that replaces the landscape. */
  inside?: string;
  sill?: boolean;
  bars?: boolean;
}
interface ArchDoor {
  door?: string;
  frame?: string;
  knob?: string;
  /** The colour of a fanlight, for a door that has one. */
  light?: string | undefined;
}

export const MORNING: Light = {
  sky: [P.sky1, P.honey1],
  sun: P.honey3,
  halo: P.honey2,
  hills: [P.sage2, P.sage3, P.sage5],
  pines: P.sage4,
};
export const BLUSH: Light = { ...MORNING, sky: [P.cam1, P.honey1] };
export const EVENING: Light = {
  sky: ['#1D3B4A', '#4E6A72'],
  sun: P.honey2,
  halo: '#5D7B80',
  hills: ['#2C5560', '#214650', '#17373D'],
  pines: '#1B3F47',
};
// A small morning landscape that fills the box of an arch.
export const view = (
  s: Sheet,
  cx: number,
  base: number,
  w: number,
  h: number,
  t = MORNING,
  seed = 5,
  sun: Point = [0.26, 0.68],
) => {
  const [x, y] = [cx - w / 2, base - h],
    land = (k: number, swell: number, n: number, fill: string) => {
      const r = ridge(w, h * k, (swell * h) / 430, n);
      return `<g transform="translate(${x} ${y})">${hill(w, h, r, fill)}</g>`;
    };
  const spots = [0.08, 0.2, 0.27, 0.74, 0.84, 0.93];
  return (
    box(x, y, w, h, s.fade(t.sky)) +
    oval(cx + w * sun[0], base - h * sun[1], w * 0.27, w * 0.27, t.halo, 'opacity=".6"') +
    dot(cx + w * sun[0], base - h * sun[1], w * 0.13, t.sun) +
    land(0.68, 22, seed, t.hills[0]) +
    land(0.78, 20, seed + 4, t.hills[1]) +
    each(spots, (k, i) => pine(x + k * w, y + h * 0.86 + (i % 2) * 6, h * (0.13 + ((i * 7) % 4) * 0.025), t.pines)) +
    land(0.88, 12, seed + 9, t.hills[2])
  );
};
// Framed arch window with a sill; `inside` replaces the landscape.
export const archWindow = (
  s: Sheet,
  cx: number,
  base: number,
  w: number,
  h: number,
  { frame = P.ivory, theme, seed, sun, inside, sill = true, bars = true }: ArchWindow = {},
) => {
  const r = w / 2,
    spring = base - h + r;
  return (
    s.lift(path(arch(cx, base, w + 36, h + 18), frame)) +
    s.clip(arch(cx, base, w, h), inside || view(s, cx, base, w, h, theme, seed, sun)) +
    (bars
      ? line(`M${cx} ${base - h}V${base}M${cx - r} ${spring + 10}H${cx + r}`, frame, 9, 'stroke-linecap="butt"')
      : '') +
    (sill
      ? s.lift(
          box(cx - r - 40, base, w + 80, 24, frame, 5) + box(cx - r - 40, base + 17, w + 80, 7, darker(frame, 0.08), 3),
          1,
        )
      : '')
  );
};
// Panelled door in an arch, standing on `base`.
export const archDoor = (
  s: Sheet,
  cx: number,
  base: number,
  w: number,
  h: number,
  { door = P.cam7, frame = P.ivory, knob = P.honey4, light }: ArchDoor = {},
) => {
  const dark = darker(door, 0.2),
    pale = lighter(door, 0.1),
    k = w / 200,
    spring = base - h + w / 2;
  return (
    s.lift(path(arch(cx, base, w + 40 * k, h + 20 * k), frame)) +
    path(arch(cx, base, w, h), dark) +
    path(arch(cx, base, w - 8 * k, h - 4 * k), door) +
    path(`M${cx - 76 * k} ${spring}A${76 * k} ${76 * k} 0 0 1 ${cx + 76 * k} ${spring}Z`, light || dark) +
    (light
      ? line(
          `M${cx} ${spring}V${spring - 76 * k}M${cx} ${spring}L${cx - 54 * k} ${spring - 54 * k}M${cx} ${spring}L${cx + 54 * k} ${spring - 54 * k}`,
          door,
          6 * k,
        )
      : '') +
    times(2, (i) =>
      times(2, (j) => {
        const y = spring + 20 * k + (j * (base - spring - 20 * k)) / 2,
          ph = (base - spring - 20 * k) / 2 - 22 * k;
        return (
          box(cx + (i ? 8 : -76) * k, y, 68 * k, ph, dark, 6 * k) +
          box(cx + (i ? 11 : -73) * k, y + 4 * k, 62 * k, ph - 6 * k, pale, 5 * k)
        );
      }),
    ) +
    dot(cx + 84 * k, base - h * 0.4, 8 * k, darker(knob, 0.3)) +
    dot(cx + 85 * k, base - h * 0.4 - 1, 6.5 * k, knob)
  );
};
