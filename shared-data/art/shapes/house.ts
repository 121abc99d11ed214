// A cottage and a church, by day and by dusk. Both stand on (x, y).
import { P, darker } from '../palette';
import { path, line, dot, box, at, each } from '../svg';
import { arch } from './arch';

export type House = typeof DAY;

const DAY = {
  wall: '#FBF3E6',
  side: '#EAD9C0',
  roof: P.cam8,
  roofSide: '#651C36',
  trim: P.ivory,
  pane: P.honey3,
  bar: '#C9A86B',
  door: '#FFF2CF',
  frame: P.honey4,
  chimney: '#8F5A48',
};

export const DUSK = {
  ...DAY,
  wall: '#A9B7B4',
  side: '#74888B',
  roof: '#6B1D38',
  roofSide: '#4A152A',
  trim: '#C4CCC6',
  pane: '#FFDF94',
  bar: '#A98A4E',
  door: '#FFF0C4',
  chimney: '#5F3F36',
};

const pane = (x: number, y: number, w: number, h: number, c: House) =>
  box(x - 3, y - 3, w + 6, h + 6, c.trim, 3) +
  box(x, y, w, h, c.pane, 2) +
  line(`M${x + w / 2} ${y}V${y + h}M${x} ${y + h / 2}H${x + w}`, c.bar, 2);

// Cottage: lit arch door in a gable, a wing to the right. The door is at x.
export const cottage = (x: number, y: number, k = 1, theme: Partial<House> = {}) => {
  const c = { ...DAY, ...theme };
  return at(
    x,
    y,
    box(84, -132, 16, 44, c.chimney) +
      box(81, -136, 22, 7, darker(c.chimney, 0.25)) +
      path('M44 0V-62H132V0Z', c.side) +
      path('M0-124L96-118L146-54H52Z', c.roofSide) +
      pane(62, -44, 22, 26, c) +
      pane(98, -44, 22, 26, c) +
      path('M-52 0V-66L0-118L52-66V0Z', c.wall) +
      path('M52 0V-66L34-84V0Z', c.side, 'opacity=".45"') +
      path('M0-132L-70-58L-62-51L0-112L62-51L70-58Z', c.roof) +
      dot(0, -80, 9, c.trim) +
      dot(0, -80, 6.5, c.pane) +
      path(arch(0, 0, 34, 50), c.frame) +
      path(arch(0, 0, 26, 45), c.door) +
      dot(8, -20, 1.8, c.bar) +
      pane(-44, -42, 17, 22, c) +
      box(-22, -3, 44, 6, c.trim, 2),
    k,
  );
};

export const church = (x: number, y: number, k = 1, theme: Partial<House> = {}) => {
  const c = { ...DAY, ...theme };
  return at(
    x,
    y,
    path('M10 0V-70H120V0Z', c.side) +
      path('M0-124L104-120L132-64H28Z', c.roofSide) +
      each([48, 76, 104], (a) => path(arch(a, -14, 14, 36), c.pane)) +
      path('M-46 0V-72L0-124L46-72V0Z', c.wall) +
      path('M0-134L-58-68L-51-62L0-116L51-62L58-68Z', c.roof) +
      path('M-20-116V-178H20V-116L0-136Z', c.wall) +
      path('M8-126V-178H20V-116Z', c.side) +
      path(arch(0, -146, 16, 24), c.roofSide) +
      path('M-26-176L0-262L26-176Z', c.roof) +
      path('M0-262L26-176H6Z', c.roofSide) +
      line('M0-258V-290M-9-280H9', c.trim, 4) +
      path(arch(0, 0, 38, 58), c.frame) +
      path(arch(0, 0, 30, 53), c.door) +
      line('M0-53V0', c.bar, 2) +
      dot(0, -84, 11, c.trim) +
      dot(0, -84, 8, c.pane),
    k,
  );
};
