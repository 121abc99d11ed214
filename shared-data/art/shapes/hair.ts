// Ways to wear hair, seen from behind.
import { P, darker, lighter } from '../palette';
import { path, line, dot, oval, box, times } from '../svg';

const cap = (r: number, drop = 0.25, wide = 1.06) =>
  `M${-r * wide} ${r * drop}C${-r * 1.25} ${-r * 1.5} ${r * 1.25} ${-r * 1.5} ${r * wide} ${r * drop}`;
type Draw = (r: number, colour: string) => string;
const short: Draw = (r, c) =>
  path(
    `${cap(r, 0.1)}Q${r * 0.9} ${r * 0.7} ${r * 0.45} ${r * 0.78}Q0 ${r * 0.9} ${-r * 0.45} ${r * 0.78}Q${-r * 0.9} ${r * 0.7} ${-r * 1.06} ${r * 0.1}Z`,
    c,
  );
const long: Draw = (r, c) =>
  path(
    `${cap(r, 0.3, 1.1)}C${r * 1.3} ${r * 1.3} ${r * 1.35} ${r * 2.2} ${r * 1.1} ${r * 2.9}Q0 ${r * 3.3} ${-r * 1.1} ${r * 2.9}C${-r * 1.35} ${r * 2.2} ${-r * 1.3} ${r * 1.3} ${-r * 1.1} ${r * 0.3}Z`,
    c,
  ) +
  line(
    `M${-r * 0.3} ${r * 0.8}Q${-r * 0.5} ${r * 1.8} ${-r * 0.4} ${r * 2.7}M${r * 0.45} ${r * 0.9}Q${r * 0.6} ${r * 1.8} ${r * 0.45} ${r * 2.6}`,
    lighter(c, 0.12),
    1.4,
  );

const styles = {
  bald: () => '',
  short,
  fade: (r, c) =>
    path(
      `${cap(r, -0.1, 1.02)}Q${r * 0.7} ${r * 0.5} 0 ${r * 0.5}Q${-r * 0.7} ${r * 0.5} ${-r * 1.02} ${-r * 0.1}Z`,
      c,
    ),
  bob: (r, c) =>
    path(
      `${cap(r, 0.3, 1.1)}Q${r * 1.2} ${r * 0.9} ${r * 0.95} ${r * 1.25}Q0 ${r * 1.5} ${-r * 0.95} ${r * 1.25}Q${-r * 1.2} ${r * 0.9} ${-r * 1.1} ${r * 0.3}Z`,
      c,
    ),
  long,
  wavy: (r, c) =>
    path(
      `${cap(r, 0.3, 1.12)}C${r * 1.7} ${r * 0.9} ${r * 1.1} ${r * 1.3} ${r * 1.5} ${r * 1.9}C${r * 1.4} ${r * 2.6} ${r * 0.6} ${r * 2.3} 0 ${r * 2.6}C${-r * 0.6} ${r * 2.3} ${-r * 1.4} ${r * 2.6} ${-r * 1.5} ${r * 1.9}C${-r * 1.1} ${r * 1.3} ${-r * 1.7} ${r * 0.9} ${-r * 1.12} ${r * 0.3}Z`,
      c,
    ),
  bun: (r, c) =>
    dot(0, -r * 1.15, r * 0.52, darker(c, 0.1)) +
    short(r, c) +
    line(`M${-r * 0.4} ${-r * 0.75}Q0 ${-r * 0.5} ${r * 0.4} ${-r * 0.75}`, lighter(c, 0.16), 1.3),
  lowbun: (r, c) => short(r, c) + dot(0, r * 0.72, r * 0.46, lighter(c, 0.08)),
  pony: (r, c) =>
    short(r, c) +
    path(
      `M${-r * 0.3} ${-r * 0.1}C${-r * 0.75} ${r * 0.9} ${-r * 0.5} ${r * 1.8} ${r * 0.1} ${r * 2.3}C${r * 0.7} ${r * 1.7} ${r * 0.75} ${r * 0.8} ${r * 0.3} ${-r * 0.1}Z`,
      darker(c, 0.16),
    ) +
    box(-r * 0.34, -r * 0.22, r * 0.68, r * 0.3, P.honey4, 2),
  afro: (r, c) => dot(0, -r * 0.2, r * 1.42, c),
  puffs: (r, c) =>
    dot(-r * 1.02, -r * 0.62, r * 0.58, c) +
    dot(r * 1.02, -r * 0.62, r * 0.58, c) +
    short(r, c) +
    line(`M0 ${-r}V${r * 0.7}`, lighter(c, 0.16), 1),
  curls: (r, c) =>
    times(9, (i) => {
      const a = ((150 + i * 30) * Math.PI) / 180;
      return dot(Math.cos(a) * r * 0.9, Math.sin(a) * r * 0.85, r * 0.45, c);
    }) + dot(0, 0, r * 1.02, c),
  locs: (r, c) =>
    path(`${cap(r, 0.4, 1.1)}H${-r * 1.1}Z`, c) +
    times(7, (i) =>
      line(
        `M${(i - 3) * r * 0.33} 0V${r * (1.9 + (i % 3) * 0.2 - Math.abs(i - 3) * 0.08)}`,
        i % 2 ? c : lighter(c, 0.1),
        r * 0.32,
      ),
    ),
  braids: (r, c) =>
    short(r, c) +
    line(
      `M${-r * 0.5} ${r * 0.6}Q${-r * 0.8} ${r * 1.4} ${-r * 0.6} ${r * 2.1}M${r * 0.5} ${r * 0.6}Q${r * 0.8} ${r * 1.4} ${r * 0.6} ${r * 2.1}`,
      c,
      r * 0.42,
    ) +
    line(`M0 ${-r}V${r * 0.7}`, lighter(c, 0.16), 1),
  hat: (r, c) =>
    short(r, c) +
    path(
      `M${-r * 1.08} ${-r * 0.1}C${-r * 1.2} ${-r * 1.5} ${r * 1.2} ${-r * 1.5} ${r * 1.08} ${-r * 0.1}Q0 ${r * 0.2} ${-r * 1.08} ${-r * 0.1}Z`,
      P.honey5,
    ) +
    box(-r * 0.3, -r * 0.2, r * 0.6, r * 0.24, c, 3),
  sunhat: (r, c) =>
    long(r, c) +
    oval(0, -r * 0.35, r * 1.9, r * 0.5, P.honey3) +
    path(
      `M${-r} ${-r * 0.4}C${-r} ${-r * 1.6} ${r} ${-r * 1.6} ${r} ${-r * 0.4}Q0 ${-r * 0.1} ${-r} ${-r * 0.4}Z`,
      P.honey4,
    ) +
    line(`M${-r * 0.98} ${-r * 0.5}Q0 ${-r * 0.2} ${r * 0.98} ${-r * 0.5}`, P.cam6, r * 0.24),
  wrap: (r) =>
    path(
      `${cap(r, 0.2, 1.12)}Q${r * 0.8} ${r * 0.95} 0 ${r * 0.98}Q${-r * 0.8} ${r * 0.95} ${-r * 1.12} ${r * 0.2}Z`,
      P.cam6,
    ) +
    dot(0, -r * 1.05, r * 0.6, P.cam5) +
    line(
      `M${-r} ${r * 0.2}Q0 ${-r * 0.5} ${r} ${r * 0.3}M${-r * 0.9} ${-r * 0.4}Q0 ${-r} ${r * 0.9} ${-r * 0.2}`,
      P.cam5,
      1.8,
    ),
} satisfies Record<string, Draw>;

export type Hair = keyof typeof styles;
const HIDES_EARS: readonly Hair[] = ['afro', 'long', 'bob', 'curls', 'wavy', 'locs', 'sunhat'];

/** Hair around a head at 0, 0 with radius r, seen from behind. */
export const hairBehind = (hair: Hair, r: number, colour: string) => styles[hair](r, colour);
export const showsEars = (hair: Hair) => !HIDES_EARS.includes(hair);
