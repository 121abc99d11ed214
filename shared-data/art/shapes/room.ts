// Rooms, worktops and the fall of window light.
import { P, darker, lighter } from '../palette';
import type { Sheet } from '../sheet';
import { box, path, line, times } from '../svg';

/** Two colours of a slope, from top to bottom. */
type Pair = readonly [string, string];
interface Room {
  wall?: Pair;
  floor?: Pair;
  y?: number;
  skirt?: string;
  boards?: boolean;
}

export const room = (
  s: Sheet,
  { wall = [P.sky2, P.sky1], floor = ['#E9D9C0', '#D9C29E'], y = 640, skirt = P.ivory, boards = true }: Room = {},
) =>
  s.add(
    box(0, 0, s.width, y, s.fade(wall)),
    box(0, y, s.width, s.height - y, s.fade(floor)),
    boards
      ? line(
          times(5, (i) => `M0 ${y + 22 + i * i * 9 + i * 22}H${s.width}`),
          darker(floor[1], 0.08),
          2,
          'opacity=".5"',
        )
      : '',
    box(0, y - 24, s.width, 24, skirt),
    box(0, y - 3, s.width, 3, darker(skirt, 0.12)),
  );
// Table or counter top that fills the bottom of the picture.
export const worktop = (
  s: Sheet,
  y: number,
  { top = ['#D3A273', '#C08C5C'], edge = P.wood3, depth = 60 }: { top?: Pair; edge?: string; depth?: number } = {},
) =>
  s.lift(box(-10, y, s.width + 20, s.height - y + 10, s.fade(top)), 2) +
  box(0, y, s.width, 4, lighter(top[0], 0.4)) +
  line(
    `M0 ${y + 50}Q${s.width * 0.3} ${y + 40} ${s.width * 0.6} ${y + 52}T${s.width} ${y + 46}M0 ${y + 112}Q${s.width * 0.4} ${y + 126} ${s.width} ${y + 106}`,
    darker(top[1], 0.1),
    2,
    'opacity=".35"',
  ) +
  box(0, s.height - depth, s.width, depth, edge) +
  box(0, s.height - depth, s.width, 5, lighter(edge, 0.25));
// Slanted patch of window light on a floor or tabletop.
export const sunPatch = (x: number, y: number, w: number, h: number, slant = -120, fill = '#FFF3CF') =>
  path(`M${x} ${y}H${x + w}L${x + w + slant} ${y + h}H${x + slant}Z`, fill, 'opacity=".38"');
