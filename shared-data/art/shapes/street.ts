// What stands along a street. All on (x, y).
import { P, darker, lighter } from '../palette';
import type { Sheet } from '../sheet';
import { path, line, dot, box, at, times, each, pick } from '../svg';
import { arch } from './arch';

// Town house for rooflines: a plain box with a gable or flat top.
export const townhouse = (
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  roof: string,
  { gable = true, lit = P.honey3 } = {},
) =>
  at(
    x,
    y,
    box(0, -h, w, h, wall) +
      box(w * 0.72, -h, w * 0.28, h, darker(wall, 0.07)) +
      (gable
        ? path(`M${-w * 0.08} ${-h}L${w / 2} ${-h - w * 0.42}L${w * 1.08} ${-h}Z`, roof) +
          path(`M${w / 2} ${-h - w * 0.42}L${w * 1.08} ${-h}H${w * 0.7}Z`, darker(roof, 0.15))
        : box(-w * 0.04, -h - 10, w * 1.08, 14, roof, 3)) +
      each([0.18, 0.58], (a) =>
        times(Math.max(1, Math.round(h / 62)), (i) => box(w * a, -h + 16 + i * 52, w * 0.24, 26, lit, 2)),
      ),
  );

// Shop front of an old main street: brick, cornice, striped awning, a big window and a door.
export const storefront = (
  s: Sheet,
  x: number,
  y: number,
  k = 1,
  { brick = P.clay2, awning = [P.cam7, P.ivory], lit = P.honey2 } = {},
) => {
  const row = times(12, (i) =>
    path(
      `M${-186 + i * 31} -196H${-155 + i * 31}L${-155 + i * 31 + (i - 5.5) * 2.4} -138A16 15 0 0 1 ${-186 + i * 31 + (i - 6.5) * 2.4} -138Z`,
      pick(awning, i),
    ),
  );
  const bricks = times(26, (i) =>
    box(-182 + ((i * 67) % 350), -420 + ((i * 41) % 190), 22, 8, i % 2 ? lighter(brick, 0.1) : darker(brick, 0.08), 1),
  );
  return at(
    x,
    y,
    box(-190, -430, 380, 430, brick) +
      bricks +
      box(-204, -446, 408, 26, P.sand1, 4) +
      box(-196, -424, 392, 8, P.sand3) +
      times(13, (i) => box(-190 + i * 30, -420, 12, 12, P.sand2)) +
      each(
        [-110, 0, 110],
        (a) =>
          path(arch(a, -266, 66, 116), P.sand1) +
          path(arch(a, -270, 52, 105), lit) +
          line(`M${a} -375V-270M${a - 26} -322H${a + 26}`, P.sand1, 5) +
          box(a - 40, -268, 80, 10, P.sand2, 2),
      ) +
      box(-190, -226, 380, 34, P.pine8) +
      box(-190, -226, 380, 6, P.pine7) +
      box(-190, -192, 380, 192, P.sand1) +
      box(-172, -132, 214, 102, P.pine7, 4) +
      box(-164, -124, 198, 88, s.fade([P.honey1, P.honey2])) +
      line('M-65-124V-36', P.pine7, 6) +
      box(-180, -26, 230, 26, P.pine8, 3) +
      path(arch(116, 0, 96, 150), P.pine7) +
      path(arch(116, 0, 80, 142), P.cam7) +
      path(arch(116, -52, 52, 76), lit) +
      dot(146, -50, 5, P.honey4) +
      box(62, -6, 108, 10, P.sand3, 2) +
      s.lift(row, 1) +
      box(-192, -200, 384, 8, P.wood4, 2),
    k,
  );
};

// Picket fence from x to x + w
export const fence = (x: number, y: number, w: number, h = 70, fill = P.ivory) =>
  box(x, y - h * 0.72, w, h * 0.1, darker(fill, 0.06)) +
  box(x, y - h * 0.3, w, h * 0.1, darker(fill, 0.06)) +
  times(Math.round(w / (h * 0.42)), (i) => {
    const a = x + i * h * 0.42 + 4;
    return path(`M${a} ${y}V${y - h * 0.86}L${a + h * 0.11} ${y - h}L${a + h * 0.22} ${y - h * 0.86}V${y}Z`, fill);
  });

export const lamppost = (s: Sheet, x: number, y: number, h: number, lit = '#FFE9B0', pole = P.pine9) =>
  at(
    x,
    y,
    path('M-9 0Q-8-6-4-8L-2.5-78H2.500L4-8Q8-6 9 0Z', pole) +
      s.glow(0, -90, 34, '#FFE3A0', 0.7) +
      path('M-7-80H7L10-98H-10Z', lit) +
      path('M-12-98H12L0-107Z', pole) +
      box(-8, -81, 16, 4, pole, 1),
    h / 107,
  );
