// Mugs, jars, baskets and coins. Base on (x, y) unless noted.
import { P, darker, lighter } from '../palette';
import type { Sheet } from '../sheet';
import { path, line, dot, oval, box, at, times } from '../svg';
import { heart } from './flowers';

export const mug = (x: number, y: number, k = 1, fill = P.cam6, { steam = true, face = 1 } = {}) =>
  at(
    x,
    y,
    line('M28-50Q56-48 50-28Q44-10 24-16', darker(fill, 0.12), 9) +
      path('M-32-64H32V-14Q32 0 18 0H-18Q-32 0-32-14Z', fill) +
      path('M10-64H32V-14Q32 0 18 0H10Z', lighter(fill, 0.14)) +
      oval(0, -64, 32, 7, darker(fill, 0.2)) +
      oval(0, -63, 26, 5, P.wood4) +
      (steam ? line('M-10-78Q-20-92-8-106T-10-132M10-80Q0-92 12-104T10-124', P.ivory, 5, 'opacity=".85"') : ''),
    [k * face, k],
  );

export const glass = (x: number, y: number, k = 1, drink = P.honey4) =>
  at(
    x,
    y,
    path('M-15-70H15C16-44 10-34 3-30V-6Q14-4 16 0H-16Q-14-4-3-6V-30C-10-34-16-44-15-70Z', '#F4FAFA', 'opacity=".85"') +
      path('M-14-56H14C13-42 8-36 0-34C-8-36-13-42-14-56Z', drink),
    k,
  );

export const jar = (
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  load: string,
  { lid = P.honey4 }: { lid?: string | null } = {},
) => {
  const d = `M${x - w * 0.38} ${y - h}C${x - w / 2} ${y - h * 0.93} ${x - w / 2} ${y - h * 0.86} ${x - w / 2} ${y - h * 0.8}V${y - 16}Q${x - w / 2} ${y} ${x - w / 2 + 16} ${y}H${x + w / 2 - 16}Q${x + w / 2} ${y} ${x + w / 2} ${y - 16}V${y - h * 0.8}C${x + w / 2} ${y - h * 0.86} ${x + w / 2} ${y - h * 0.93} ${x + w * 0.38} ${y - h}Z`;
  return (
    path(d, '#EEF6F6', 'opacity=".8"') +
    s.clip(d, load) +
    path(d, 'none', `stroke="${P.sky4}" stroke-width="4" opacity=".8"`) +
    line(`M${x + w * 0.38} ${y - h * 0.76}V${y - h * 0.3}`, '#fff', 8, 'opacity=".75"') +
    (lid
      ? box(x - w * 0.42, y - h - 22, w * 0.84, 26, lid, 6) +
        box(x - w * 0.42, y - h - 22, w * 0.84, 9, lighter(lid, 0.3), 5)
      : box(x - w * 0.42, y - h - 8, w * 0.84, 14, '#EEF6F6', 6, `stroke="${P.sky4}" stroke-width="3"`))
  );
};

export const basket = (x: number, y: number, w: number, h: number, fill = P.wood2) => {
  const d = `M${x - w / 2} ${y - h}H${x + w / 2}L${x + w * 0.4} ${y - 10}Q${x + w * 0.38} ${y} ${x + w * 0.32} ${y}H${x - w * 0.32}Q${x - w * 0.38} ${y} ${x - w * 0.4} ${y - 10}Z`;
  return (
    path(d, fill) +
    times(4, (i) =>
      line(
        `M${x - w * (0.46 - i * 0.018)} ${y - h * (0.78 - i * 0.21)}Q${x} ${y - h * (0.7 - i * 0.21)} ${x + w * (0.46 - i * 0.018)} ${y - h * (0.78 - i * 0.21)}`,
        i % 2 ? darker(fill, 0.2) : lighter(fill, 0.14),
        h * 0.07,
      ),
    ) +
    box(x - w * 0.53, y - h - 8, w * 1.06, 20, lighter(fill, 0.12), 10) +
    box(x - w * 0.53, y - h + 3, w * 1.06, 9, darker(fill, 0.12), 5)
  );
};

export const candle = (s: Sheet, x: number, y: number, k = 1, fill = P.ivory) =>
  at(
    x,
    y,
    s.glow(0, -118, 150, '#FFDF94', 0.85) +
      oval(0, -4, 58, 13, P.honey6) +
      oval(0, -8, 58, 12, P.honey5) +
      path('M-24-86H24V-12Q0-4-24-12Z', fill) +
      path('M6-86H24V-12Q14-8 6-8Z', darker(fill, 0.06)) +
      oval(0, -86, 24, 6, P.honey2) +
      line('M0-86V-98', P.ink, 3) +
      path('M0-148C20-122 17-98 0-98S-20-122 0-148Z', P.honey5) +
      path('M0-130C11-116 9-100 0-100S-11-116 0-130Z', '#FFF3D0'),
    k,
  );

export const coin = (x: number, y: number, r: number, fill = P.honey5, plain = false) =>
  dot(x, y, r, darker(fill, 0.22)) +
  dot(x + r * 0.04, y - r * 0.06, r * 0.94, fill) +
  (plain
    ? dot(x, y, r * 0.66, lighter(fill, 0.2))
    : dot(x, y, r * 0.72, lighter(fill, 0.25)) + heart(x, y, r * 0.013, fill));

export const coinStack = (x: number, y: number, n: number, w: number, fill = P.honey5) =>
  times(n, (i) => {
    const dx = ((i * 37) % 5) - 2,
      yy = y - i * w * 0.17;
    return (
      path(
        `M${x - w / 2 + dx} ${yy - w * 0.17}V${yy}A${w / 2} ${w * 0.16} 0 0 0 ${x + w / 2 + dx} ${yy}V${yy - w * 0.17}Z`,
        darker(fill, i % 2 ? 0.1 : 0.2),
      ) + oval(x + dx, yy - w * 0.17, w / 2, w * 0.16, i === n - 1 ? lighter(fill, 0.25) : fill)
    );
  });

export const wateringCan = (x: number, y: number, k = 1, fill = P.honey5) =>
  at(
    x,
    y,
    line('M-44-96C-110-110-108-20-46-26', darker(fill, 0.15), 11) +
      path('M44-40L112-104L122-96L46-16Z', darker(fill, 0.1)) +
      path('M100-120L132-92L124-84L96-112Z', lighter(fill, 0.2)) +
      path('M-50-100H50L44 0H-44Z', fill) +
      path('M14-100H50L44 0H18Z', lighter(fill, 0.16)) +
      oval(0, -100, 50, 10, darker(fill, 0.25)),
    k,
  );
