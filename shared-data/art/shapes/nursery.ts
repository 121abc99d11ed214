// For babies. Base on (x, y) unless noted.
import { P, darker, lighter } from '../palette';
import type { Sheet } from '../sheet';
import { path, line, dot, oval, box, at, times, each } from '../svg';
import { heart } from './flowers';

// Baby bottle; `level` is how full (0–1), `load` draws what is inside (clipped).
export const bottle = (
  s: Sheet,
  x: number,
  y: number,
  k = 1,
  {
    level = 0.5,
    load,
    ring = P.cam6,
    milk = '#FFFDF8',
  }: { level?: number; load?: string; ring?: string; milk?: string } = {},
) => {
  const body = 'M-42-208C-54-192-56-176-56-156V-24Q-56 0-34 0H34Q56 0 56-24V-156C56-176 54-192 42-208Z';
  return at(
    x,
    y,
    path(body, '#EAF3F4') +
      s.clip(body, load || box(-70, -208 * level, 140, 220, milk)) +
      path(
        'M32-190C42-174 43-160 43-140V-30Q43-16 34-14',
        'none',
        'stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".8"',
      ) +
      path(body, 'none', `stroke="${P.sky4}" stroke-width="4"`) +
      line('M-56-60H-38M-56-90H-45M-56-120H-38M-56-150H-45', P.sky4, 4, 'stroke-linecap="butt"') +
      path(
        'M-15-290C-17-262-20-254-38-246Q-42-242-42-236H42Q42-242 38-246C20-254 17-262 15-290C13-308-13-308-15-290Z',
        P.honey5,
      ) +
      path('M3-302C13-302 14-296 15-290C17-262 20-254 38-246Q42-242 42-236H12C16-256 10-282 3-302Z', P.honey4) +
      box(-52, -240, 104, 36, ring, 9) +
      box(-52, -240, 104, 12, lighter(ring, 0.15), 6) +
      line('M-36-224V-212M-18-224V-212M0-224V-212M18-224V-212M36-224V-212', darker(ring, 0.15), 4),
    k,
  );
};

// Laid-out baby suit, hung or folded flat; (x, y) is the collar.
export const onesie = (x: number, y: number, k = 1, fill = P.cam3, trim = P.cam5, turn = 0) =>
  at(
    x,
    y,
    path(
      'M-18 0Q0 14 18 0L42 8L58 36L38 48L32 38V84Q32 96 18 100L10 112H-10L-18 100Q-32 96-32 84V38L-38 48L-58 36L-42 8Z',
      fill,
    ) +
      line('M-18 0Q0 14 18 0M-58 36L-38 48M58 36L38 48M-18 100Q0 92 18 100', trim, 4) +
      dot(-5, 106, 2.5, trim) +
      dot(5, 106, 2.5, trim) +
      heart(0, 48, 0.3, trim),
    k,
    turn,
  );

export const bootie = (x: number, y: number, k = 1, fill = P.cam3, trim = P.ivory) =>
  at(
    x,
    y,
    path('M-22-52H22L24-26Q58-24 58-6Q58 0 50 0H-22Q-28 0-27-8Z', fill) +
      box(-26, -62, 52, 16, trim, 8) +
      line('M-6-28L22-24M-6-18L20-16', trim, 3) +
      oval(14, -30, 8, 5, trim),
    k,
  );

export const diapers = (x: number, y: number, w: number, h: number, n = 4) =>
  times(
    n,
    (i) =>
      box(x - w / 2 + ((i * 29) % 3) * 3, y - ((i + 1) * h) / n, w - 6, h / n - 2, i % 2 ? '#FFFDF8' : P.sky1, 9) +
      dot(x + w * 0.28, y - ((i + 0.5) * h) / n, 4, i % 2 ? P.honey4 : P.cam4),
  );

export const blanket = (x: number, y: number, w: number, h: number, tones: readonly string[]) =>
  each(tones, (c, i) => {
    const hh = h / tones.length,
      yy = y - (i + 1) * hh,
      ww = w - ((i * 37) % 3) * 10;
    return (
      box(x - ww / 2, yy, ww, hh + 1, c, hh * 0.48) +
      line(`M${x - ww / 2 + 12} ${yy + hh * 0.52}H${x + ww / 2 - 8}`, darker(c, 0.16), 2)
    );
  });

export const toyBlock = (x: number, y: number, a: number, fill: string, face: string, mark: string) =>
  box(x, y - a, a, a, fill, a * 0.12) +
  box(x + a * 0.12, y - a * 0.88, a * 0.76, a * 0.76, face, a * 0.08) +
  at(x + a / 2, y - a / 2, mark, a / 92);

export const STAR = 'M0-26L7.6-8.7 26.6-7 12 5.3 16.5 23.7 0 14-16.5 23.7-12 5.3-26.6-7-7.6-8.700Z';

export const stacker = (x: number, y: number, k = 1, tones = [P.pine7, P.sage5, P.honey5, P.cam5, P.cam7]) =>
  at(
    x,
    y,
    oval(0, -5, 94, 13, P.wood3) +
      box(-7, -200, 14, 196, P.wood2) +
      each(tones, (c, i) => {
        const w = 86 - i * 13;
        return box(-w, -42 - i * 34, w * 2, 33, c, 16) + box(-w + 14, -38 - i * 34, w * 1.2, 7, lighter(c, 0.2), 3.5);
      }) +
      dot(0, -214, 18, P.honey4) +
      dot(5, -219, 8, P.honey2),
    k,
  );

export const bear = (x: number, y: number, k = 1, fill = P.wood1, bow = P.cam6) => {
  const pale = lighter(fill, 0.45),
    dark = darker(fill, 0.14);
  return at(
    x,
    y,
    oval(-52, -26, 32, 24, fill) +
      oval(52, -26, 32, 24, fill) +
      oval(0, -66, 56, 62, dark) +
      oval(2, -66, 54, 60, fill) +
      oval(0, -58, 32, 38, pale) +
      oval(-58, -88, 18, 34, dark, 'transform="rotate(24 -58 -88)"') +
      oval(58, -88, 18, 34, fill, 'transform="rotate(-24 58 -88)"') +
      dot(-58, -24, 15, pale) +
      dot(58, -24, 15, pale) +
      dot(-40, -196, 21, dark) +
      dot(40, -196, 21, fill) +
      dot(-40, -196, 11, pale) +
      dot(40, -196, 11, pale) +
      oval(0, -156, 54, 48, fill) +
      oval(0, -142, 25, 20, pale) +
      oval(0, -152, 8, 6, P.wood4) +
      line('M0-146V-139M-8-134Q0-128 8-134', P.wood4, 3) +
      dot(-22, -164, 5, P.wood4) +
      dot(22, -164, 5, P.wood4) +
      path('M0-112C-26-134-40-106-34-96C-30-88-10-100 0-108C10-100 30-88 34-96C40-106 26-134 0-112Z', bow) +
      dot(0, -110, 8, darker(bow, 0.15)),
    k,
  );
};
