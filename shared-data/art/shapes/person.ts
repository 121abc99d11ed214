// People, always seen from behind (no faces). Feet stand on (x, y); `h` is the height.
import { P, SKIN, HAIR, darker, type Skin } from '../palette';
import { path, line, dot, oval, box, at } from '../svg';
import { hairBehind, showsEars, type Hair } from './hair';

// Body plans: an adult is drawn 160 high, a child 112, a toddler 84; the head keeps nearly the same size.
const PLAN = {
  adult: { h: 160, head: 15, shoulder: -119, waist: -80, hip: -70, half: 21, hips: 18, leg: 14, arm: 12 },
  child: { h: 112, head: 14.5, shoulder: -74, waist: -50, hip: -44, half: 17, hips: 16, leg: 12, arm: 10 },
  toddler: { h: 84, head: 14, shoulder: -48, waist: -32, hip: -28, half: 15, hips: 15, leg: 11, arm: 9 },
};
/** An arm: where the elbow and the hand are, in units of the body plan. */
type Arm = readonly [elbowX: number, elbowY: number, handX: number, handY: number];
export interface Person {
  x?: number;
  y?: number;
  h?: number;
  age?: keyof typeof PLAN;
  skin?: Skin;
  hair?: Hair;
  tint?: string;
  top?: string;
  wear?: 'trousers' | 'skirt' | 'dress' | 'coat' | 'long';
  bottom?: string;
  shoes?: string;
  /** Left, then right. */
  arms?: readonly [Arm, Arm];
  /** Which arms are in front of the person, so hidden behind the body. */
  front?: readonly [boolean, boolean];
  sleeves?: 'long' | 'short';
  step?: number;
  lean?: number;
  flip?: boolean;
  shadow?: number;
  apron?: string;
  legs?: boolean;
  pack?: string;
  look?: number;
}

export const person = ({
  x = 0,
  y = 0,
  h,
  age = 'adult',
  skin = 1,
  hair = 'bob',
  tint = HAIR.brown,
  top = P.pine7,
  wear = 'trousers',
  bottom = P.ink,
  shoes = P.wood4,
  arms,
  front = [false, false],
  sleeves = 'long',
  step = 0,
  lean = 0,
  flip = false,
  shadow = 0.2,
  apron,
  legs = true,
  pack,
  look = 0,
}: Person) => {
  const b = PLAN[age],
    S = SKIN[skin],
    r = b.head,
    cy = -b.h + r,
    { shoulder: sh, waist, hip, half, hips } = b,
    dark = darker(top, 0.16);
  const aims: readonly [Arm, Arm] = arms ?? [
    [-half - 6, sh + (hip - sh) * 0.5, -half - 5, hip + 4],
    [half + 6, sh + (hip - sh) * 0.5, half + 5, hip + 4],
  ];
  const limb = ([ex, ey, hx, hy]: Arm, side: 1 | -1) => {
    const sx = side * (half - b.arm / 2 + 0.5),
      sy = sh + b.arm / 2 + 1,
      sleeve =
        sleeves === 'long'
          ? `M${sx} ${sy}Q${ex} ${ey} ${hx} ${hy}`
          : `M${sx} ${sy}L${(sx + ex * 2) / 3} ${(sy + ey * 2) / 3}`;
    return (
      (sleeves === 'long'
        ? dot(hx + (hx - ex) * 0.1, hy + (hy - ey) * 0.12, b.arm * 0.46, S)
        : line(`M${sx} ${sy}Q${ex} ${ey} ${hx} ${hy}`, S, b.arm * 0.78) + dot(hx, hy, b.arm * 0.46, S)) +
      line(sleeve, side < 0 ? dark : top, b.arm)
    );
  };
  const foot = (fx: number, lift: number) =>
    path(
      `M${fx - 7} ${-7 - lift}H${fx + 7}V${-2 - lift}Q${fx + 7} ${-lift} ${fx + 5} ${-lift}H${fx - 6}Q${fx - 8} ${-lift} ${fx - 8} ${-2 - lift}Z`,
      shoes,
    );
  const shin = (fx: number, lift: number, c: string, top0 = hip) =>
    line(`M${fx * 0.8} ${top0}L${fx} ${-10 - lift}`, c, b.leg, 'stroke-linecap="butt"');
  const [lift1, lift2] = step > 0 ? [step * 9, 0] : [0, -step * 9];
  const foots = foot(-9, lift1) + foot(9, lift2);
  const lower = !legs
    ? ''
    : wear === 'trousers'
      ? foots +
        shin(-9, lift1 - 4, darker(bottom, 0.15)) +
        shin(9, lift2 - 4, bottom) +
        path(`M${-hips} ${waist}H${hips}L${hips - 1} ${hip + 8}Q0 ${hip + 16} ${-hips + 1} ${hip + 8}Z`, bottom)
      : foots +
        line(
          `M-8 ${hip * 0.6}V${-9 - lift1}M8 ${hip * 0.6}V${-9 - lift2}`,
          wear === 'coat' ? bottom : S,
          b.leg * 0.62,
          'stroke-linecap="butt"',
        );
  const hem = hip * (wear === 'coat' ? 0.55 : wear === 'long' ? 0.14 : 0.45),
    flare = hips + (wear === 'long' ? 12 : 9);
  const skirt = (c: string) =>
    path(
      `M${-hips + 1} ${waist - 2}C${-hips - 3} ${hip} ${-flare} ${hem * 1.3} ${-flare} ${hem}Q0 ${hem + 7} ${flare} ${hem}C${flare} ${hem * 1.3} ${hips + 3} ${hip} ${hips - 1} ${waist - 2}Z`,
      c,
    ) + line(`M-4 ${hip + 4}L-8 ${hem + 1}M5 ${hip + 4}L9 ${hem + 1}`, darker(c, 0.15), 1.4);
  const torso = path(
    `M-7 ${sh - 2}C${-half + 5} ${sh - 1} ${-half} ${sh + 3} ${-half - 1} ${sh + 11}L${-hips} ${hip + 4}Q0 ${hip + 9} ${hips} ${hip + 4}L${half + 1} ${sh + 11}C${half} ${sh + 3} ${half - 5} ${sh - 1} 7 ${sh - 2}Q0 ${sh + 3}-7 ${sh - 2}Z`,
    top,
  );
  const tied = apron
    ? line(`M-7 ${sh}L-3 ${waist}M7 ${sh}L3 ${waist}M${-hips} ${waist}H${hips}`, apron, 3.4) +
      path(
        `M0 ${waist}C-12 ${waist - 12}-16 ${waist + 6} 0 ${waist}C12 ${waist - 12} 16 ${waist + 6} 0 ${waist}Z`,
        apron,
      ) +
      line(`M-1 ${waist}L-6 ${waist + 16}M1 ${waist}L5 ${waist + 17}`, apron, 3.4)
    : '';
  const bag = pack
    ? line(
        `M${-half + 7} ${sh}Q${-half + 3} ${sh + 12} ${-half + 8} ${sh + 20}M${half - 7} ${sh}Q${half - 3} ${sh + 12} ${half - 8} ${sh + 20}`,
        darker(pack, 0.25),
        4,
      ) +
      box(-half + 5, sh + 8, half * 2 - 10, (waist - sh) * 0.95, pack, 8) +
      box(-half + 9, sh + 8 + (waist - sh) * 0.5, half * 2 - 18, (waist - sh) * 0.34, darker(pack, 0.14), 4)
    : '';
  const head =
    box(-5, cy + r - 5, 10, sh - cy - r + 11, darker(S, 0.12), 4) +
    (showsEars(hair) ? dot(-r, cy + 2, 3.4, S) + dot(r, cy + 2, 3.4, S) : '') +
    dot(look * 1.5, cy, r, S) +
    at(0, cy, hairBehind(hair, r, tint));
  const limbs = (isFront: boolean) =>
    (front[0] === isFront ? limb(aims[0], -1) : '') + (front[1] === isFront ? limb(aims[1], 1) : '');
  const body =
    (shadow ? oval(-4, 0, half + 14, 5, P.pine9, `opacity="${shadow}"`) : '') +
    at(
      0,
      0,
      limbs(true) +
        lower +
        (wear === 'skirt' ? torso + skirt(bottom) : wear === 'trousers' ? torso : torso + skirt(top)) +
        limbs(false) +
        tied +
        bag +
        at(0, 0, head),
      1,
      lean,
    );
  return at(x, y, body, [((flip ? -1 : 1) * (h || b.h)) / b.h, (h || b.h) / b.h]);
};
