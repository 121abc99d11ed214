// Boxes, books, letters and gifts. Base on (x, y) unless noted.
import { P, darker, lighter } from '../palette';
import { path, line, dot, box, at, times } from '../svg';
import { heart } from './flowers';

// Open cardboard box, front face w × h.
export const carton = (
  x: number,
  y: number,
  w: number,
  h: number,
  { fill = '#C9986B', tape = P.honey3, inside = '', mark = true, open = true } = {},
) => {
  const d = w * 0.14,
    pale = lighter(fill, 0.16),
    dark = darker(fill, 0.16);
  return (
    (open
      ? path(
          `M${x - w / 2} ${y - h}L${x - w / 2 + d} ${y - h - d}H${x + w / 2 - d * 0.2}L${x + w / 2} ${y - h}Z`,
          darker(fill, 0.4),
        ) +
        path(
          `M${x - w / 2 + d} ${y - h - d}L${x - w / 2 + d * 1.6} ${y - h - d * 2}H${x + w / 2 + d * 0.5}L${x + w / 2 - d * 0.2} ${y - h - d}Z`,
          dark,
        ) +
        inside
      : '') +
    path(`M${x + w / 2} ${y}V${y - h}L${x + w / 2 + d} ${y - h - d * 0.7}V${y - d * 0.7}Z`, pale) +
    box(x - w / 2, y - h, w, h, fill) +
    (open
      ? path(
          `M${x - w / 2} ${y - h}L${x - w / 2 - d * 1.3} ${y - h + d * 1.3}L${x - w / 2 - d * 0.5} ${y - h + d * 1.5}L${x - w / 2} ${y - h + d * 0.5}Z`,
          pale,
        ) +
        path(
          `M${x - w / 2} ${y - h}H${x + w / 2}L${x + w / 2 - d * 0.4} ${y - h + d * 1.2}H${x - w / 2 + d * 0.4}Z`,
          pale,
        ) +
        path(
          `M${x + w / 2} ${y - h}L${x + w / 2 + d} ${y - h - d * 0.7}L${x + w / 2 + d * 2} ${y - h + d * 0.5}L${x + w / 2 + d * 0.9} ${y - h + d * 1.1}Z`,
          lighter(fill, 0.26),
        )
      : box(x - w * 0.09, y - h, w * 0.18, h * 0.34, tape) +
        path(
          `M${x - w / 2} ${y - h}L${x - w / 2 + d} ${y - h - d * 0.7}H${x + w / 2 + d}L${x + w / 2} ${y - h}Z`,
          lighter(fill, 0.26),
        ) +
        path(
          `M${x - w * 0.09} ${y - h}L${x - w * 0.09 + d} ${y - h - d * 0.7}H${x + w * 0.09 + d}L${x + w * 0.09} ${y - h}Z`,
          lighter(tape, 0.3),
        )) +
    (mark ? heart(x, y - h * 0.38, h * 0.0042, P.cam6) : '')
  );
};

export const book = (x: number, y: number, w: number, { cover = P.cam8, page = '#FFF9EC', marker = P.honey5 } = {}) => {
  const h = w * 0.3;
  const lines = times(
    4,
    (i) =>
      `M${-w * 0.4} ${-h * 0.78 + i * h * 0.17}Q${-w * 0.22} ${-h * 0.95 + i * h * 0.17} ${-w * 0.06} ${-h * 0.74 + i * h * 0.17}M${w * 0.4} ${-h * 0.78 + i * h * 0.17}Q${w * 0.22} ${-h * 0.95 + i * h * 0.17} ${w * 0.06} ${-h * 0.74 + i * h * 0.17}`,
  );
  return at(
    x,
    y,
    path(
      `M${-w / 2} ${-h * 0.86}L${-w * 0.53} 0Q${-w * 0.25} ${-h * 0.12} 0 ${h * 0.06}Q${w * 0.25} ${-h * 0.12} ${w * 0.53} 0L${w / 2} ${-h * 0.86}Z`,
      cover,
    ) +
      path(
        `M${-w * 0.46} ${-h}Q${-w * 0.2} ${-h * 1.24} 0 ${-h * 0.92}V${h * 0.02}Q${-w * 0.22} ${-h * 0.26} ${-w * 0.49} ${-h * 0.1}Z`,
        darker(page, 0.05),
      ) +
      path(
        `M${w * 0.46} ${-h}Q${w * 0.2} ${-h * 1.24} 0 ${-h * 0.92}V${h * 0.02}Q${w * 0.22} ${-h * 0.26} ${w * 0.49} ${-h * 0.1}Z`,
        page,
      ) +
      line(lines, P.sand3, w * 0.009) +
      path(
        `M${w * 0.1} ${-h * 1.05}L${w * 0.13} ${h * 0.2}L${w * 0.155} ${h * 0.1}L${w * 0.18} ${h * 0.18}L${w * 0.14} ${-h * 1.06}Z`,
        marker,
      ),
  );
};

export const envelope = (x: number, y: number, w: number, turn = 0, fill = P.ivory, seal = P.cam6) =>
  at(
    x,
    y,
    box(-50, -34, 100, 68, fill, 4) +
      line('M-48 30L-8-4M48 30L8-4', darker(fill, 0.1), 1.6) +
      path('M-50-32L0 10L50-32Q50-34 46-34H-46Q-50-34-50-32Z', darker(fill, 0.05)) +
      line('M-49-32L0 10L49-32', darker(fill, 0.12), 1.6) +
      dot(0, 6, 10, seal) +
      heart(0, 6, 0.15, lighter(seal, 0.5)),
    w / 100,
    turn,
  );

export const letter = (x: number, y: number, w: number, turn = 0, fill = '#FFFDF8') =>
  at(
    x,
    y,
    box(-50, -66, 100, 132, fill, 2) +
      line('M-36-46H4M-36-26H36M-36-12H34M-36 2H36M-36 16H30M-36 30H10', P.sand3, 3.2) +
      line('M2 48C8 38 14 56 18 46S28 50 34 44', P.cam7, 2.6),
    w / 100,
    turn,
  );

export const pen = (x: number, y: number, l: number, turn: number, fill = P.pine7) =>
  at(
    x,
    y,
    path('M0 0L14-6H96Q100-6 100 0T96 6H14Z', fill) + path('M0 0L14-6V6Z', P.honey4) + box(60, -6, 5, 12, P.honey4),
    l / 100,
    turn,
  );

export const ribbonGift = (x: number, y: number, w: number, h: number, fill = P.pine7, ribbon = P.honey4) =>
  box(x - w / 2, y - h, w, h, fill, 6) +
  box(x + w * 0.16, y - h, w * 0.34, h, lighter(fill, 0.07), 6) +
  box(x - w * 0.09, y - h, w * 0.18, h, ribbon) +
  box(x - w * 0.56, y - h - h * 0.2, w * 1.12, h * 0.26, darker(fill, 0.18), 6) +
  box(x - w * 0.09, y - h - h * 0.2, w * 0.18, h * 0.26, lighter(ribbon, 0.15));
