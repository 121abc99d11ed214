// Furniture and lamps. Feet or base on (x, y).
import { P, darker, lighter } from '../palette';
import type { Sheet } from '../sheet';
import { path, line, dot, oval, box, at, each, type Scale } from '../svg';

interface Armchair {
  fill?: string;
  seat?: string;
  cushion?: string;
}

// Wing-back armchair in three-quarter view, opening to the right; flip with k = [-1, 1].
export const armchair = (
  x: number,
  y: number,
  k: Scale = 1,
  { fill = P.pine7, seat = P.pine6, cushion }: Armchair = {},
) => {
  const dark = darker(fill, 0.35),
    pale = lighter(fill, 0.1);
  return at(
    x,
    y,
    line('M-70-18L-78 0M58-16L66 0M-30-14L-32-2', P.wood4, 11) +
      path('M-84-40C-104-120-104-206-78-226C-54-242-8-236 4-216C16-196 8-120 14-70L-60-30Z', fill) +
      path('M-66-60C-82-130-80-190-62-206C-44-218-14-212-6-198C2-180-4-120 0-74Z', pale) +
      each(
        [
          [-44, -176],
          [-24, -150],
          [-46, -128],
        ],
        ([a, b]) => dot(a, b, 3.5, dark),
      ) +
      (cushion
        ? at(
            -22,
            -112,
            box(-34, -34, 68, 62, cushion, 14) + line('M-22-4H22M0-22V16', darker(cushion, 0.12), 2.5),
            1,
            8,
          )
        : '') +
      path('M-70-84Q16-104 74-82Q84-70 80-52L-66-40Z', seat) +
      path('M-70-84Q16-104 74-82Q78-76 80-70Q10-84-70-70Z', lighter(seat, 0.14)) +
      path('M-72-58Q10-72 82-56Q88-30 78-14Q0-4-74-14Z', fill) +
      path('M-106-112C-104-132-62-136-56-112C-52-90-54-40-56-12Q-86-6-98-14C-104-50-108-80-106-112Z', dark) +
      path('M-106-112C-104-132-62-136-56-112Q-80-122-106-112Z', pale),
    k,
  );
};

// Park bench seen from the front: back boards, a seat with depth, four feet.
export const bench = (x: number, y: number, w: number, { wood = P.wood2, iron = P.pine9 } = {}) =>
  at(
    x,
    y,
    each([-w * 0.4, w * 0.4], (a) => line(`M${a} -128V-8`, iron, 8) + line(`M${a * 1.09} -44V-2`, iron, 8)) +
      each([-128, -106, -84], (b, i) => box(-w / 2, b, w, 16, i === 1 ? lighter(wood, 0.06) : wood, 6)) +
      path(`M${-w * 0.47} -62H${w * 0.47}L${w * 0.53} -44H${-w * 0.53}Z`, lighter(wood, 0.16)) +
      box(-w * 0.53, -45, w * 1.06, 12, darker(wood, 0.14), 4) +
      each([-w * 0.47, w * 0.47], (a) => line(`M${a} -88H${a * 1.06}V-46`, iron, 7)),
  );

export const table = (x: number, y: number, w: number, h: number, { top = P.wood1, leg = P.wood3 } = {}) =>
  each([-w * 0.42, w * 0.42], (a) =>
    path(`M${x + a - 9} ${y - h + 10}H${x + a + 9}L${x + a + 6} ${y}H${x + a - 6}Z`, leg),
  ) +
  box(x - w / 2, y - h, w, 20, top, 6) +
  box(x - w / 2, y - h + 13, w, 7, darker(top, 0.16), 3);

// Cloth-covered round table seen a little from above.
export const clothTable = (
  x: number,
  y: number,
  w: number,
  h: number,
  { cloth = P.ivory, fold = P.sand2, top = '#FFFDF9' } = {},
) => {
  const e = w * 0.13;
  return (
    path(
      `M${x - w / 2} ${y - h}C${x - w * 0.56} ${y - h * 0.4} ${x - w * 0.54} ${y - h * 0.2} ${x - w * 0.57} ${y - 8}Q${x - w * 0.45} ${y + e * 0.6} ${x - w * 0.33} ${y + e * 0.35}Q${x - w * 0.2} ${y + e * 1.1} ${x - w * 0.06} ${y + e * 0.55}Q${x + w * 0.1} ${y + e * 1.1} ${x + w * 0.24} ${y + e * 0.45}Q${x + w * 0.42} ${y + e * 0.8} ${x + w * 0.57} ${y - 8}C${x + w * 0.54} ${y - h * 0.2} ${x + w * 0.56} ${y - h * 0.4} ${x + w / 2} ${y - h}Z`,
      cloth,
    ) +
    each(
      [
        [-0.4, -0.45],
        [-0.22, -0.26],
        [0.02, 0.01],
        [0.22, 0.27],
        [0.4, 0.46],
      ],
      ([a, b]) =>
        path(
          `M${x + w * a} ${y - h + e * 0.8}Q${x + (w * (a + b)) / 2 - 6} ${y - h * 0.5} ${x + w * b - 14} ${y + e * 0.4}H${x + w * b + 12}Q${x + (w * (a + b)) / 2 + 8} ${y - h * 0.5} ${x + w * a} ${y - h + e * 0.8}Z`,
          fold,
        ),
    ) +
    oval(x, y - h, w / 2, e, top) +
    oval(x, y - h + 2, w / 2 - 8, e - 5, 'none', `stroke="${fold}" stroke-width="2"`)
  );
};

export const floorLamp = (s: Sheet, x: number, y: number, h: number, shade = P.honey3) =>
  at(
    x,
    y,
    oval(0, 0, 16, 4, P.wood4) +
      line('M0-2V-76', P.wood4, 2.6) +
      s.glow(0, -78, 44, '#FFE3A0', 0.6) +
      path('M-11-100H11L19-74H-19Z', shade) +
      path('M3-100H11L19-74H7Z', lighter(shade, 0.3)),
    h / 100,
  );

export const deskLamp = (s: Sheet, x: number, y: number, k = 1, fill = P.cam7) =>
  at(
    x,
    y,
    oval(0, -4, 36, 9, darker(fill, 0.2)) +
      line('M0-6L-18-92L34-150', P.steel3, 7) +
      dot(-18, -92, 7, P.ink) +
      s.glow(66, -112, 78, '#FFE3A0', 0.6) +
      path('M24-172C44-186 64-176 70-158L90-118L22-136C12-146 12-164 24-172Z', fill) +
      path('M22-136L90-118Q54-104 22-136Z', '#FFF0C4'),
    k,
  );

export const rug = (x: number, y: number, rx: number, ry: number, fill = P.cam3, ring = P.cam1) =>
  oval(x, y, rx, ry, fill) +
  oval(x, y, rx * 0.88, ry * 0.85, 'none', `stroke="${ring}" stroke-width="5"`) +
  oval(x, y, rx * 0.72, ry * 0.66, 'none', `stroke="${ring}" stroke-width="3" stroke-dasharray="10 9"`);

export const shelf = (x: number, y: number, w: number, d = 18, wood = P.wood2) =>
  box(x, y, w, d, wood, 4) +
  box(x, y, w, d * 0.38, lighter(wood, 0.18), 4) +
  each([x + w * 0.1, x + w * 0.9], (a) =>
    path(`M${a - 7} ${y + d}H${a + 7}V${y + d + 22}Q${a} ${y + d + 32} ${a - 7} ${y + d + 22}Z`, darker(wood, 0.18)),
  );

// Folding chair seen from behind.
export const chair = (x: number, y: number, k = 1, { wood = P.wood3, pad = P.cam7 } = {}) =>
  at(
    x,
    y,
    line('M-34-4L-28-150M34-4L28-150', wood, 9) +
      box(-36, -156, 72, 54, pad, 14) +
      box(-30, -150, 60, 40, lighter(pad, 0.08), 10) +
      box(-40, -76, 80, 15, pad, 7) +
      line('M-30-36H30', wood, 6),
    k,
  );
