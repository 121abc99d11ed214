// The smallest useful SVG writer: marks, repetition and seeded chance. Colours are hex strings, angles are degrees.

export type Point = readonly [x: number, y: number];
/** One factor for both directions, or one for each. */
export type Scale = number | Point;

export const round = (value: number) => +value.toFixed(1);
export const tidy = (d: string) =>
  d
    .replace(/-?\d*\.\d+/g, (number) => String(round(+number)))
    .replace(/\s+/g, ' ')
    .trim();
const extra = (more: string) => more && ` ${more}`;

export const path = (d: string, fill: string, more = '') => `<path d="${tidy(d)}" fill="${fill}"${extra(more)}/>`;

export const line = (d: string, stroke: string, width: number, more = '') => {
  const cap = more.includes('linecap') ? '' : ' stroke-linecap="round"';
  const look = `stroke="${stroke}" stroke-width="${round(width)}"${cap} stroke-linejoin="round"`;
  return `<path d="${tidy(d)}" fill="none" ${look}${extra(more)}/>`;
};

export const dot = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${extra(more)}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${extra(more)}/>`;

export const box = (x: number, y: number, w: number, h: number, fill: string, r = 0, more = '') => {
  const place = `x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"`;
  return `<rect ${place}${r ? ` rx="${round(r)}"` : ''} fill="${fill}"${extra(more)}/>`;
};

export const group = (body: string, more: string) => `<g ${more}>${body}</g>`;

/** Puts a drawing made around 0, 0 somewhere else; larger, smaller, mirrored or turned. */
export const at = (x: number, y: number, body: string, k: Scale = 1, turn = 0) => {
  const [a, b] = typeof k === 'number' ? [k, k] : k;
  const turned = turn ? ` rotate(${round(turn)})` : '';
  const scaled = a !== 1 || b !== 1 ? ` scale(${+a.toFixed(3)}${b !== a ? ` ${+b.toFixed(3)}` : ''})` : '';
  return `<g transform="translate(${round(x)} ${round(y)})${turned}${scaled}">${body}</g>`;
};

export const times = (n: number, draw: (i: number) => string) => Array.from({ length: n }, (_, i) => draw(i)).join('');

/** Draws once for each row of numbers or colours. */
export const each = <Row extends string | number | readonly [unknown, ...unknown[]]>(
  rows: readonly Row[],
  draw: (row: Row, i: number) => string,
) => rows.map(draw).join('');

/** The item at a place in a list that starts over at its end. */
export const pick = <Item>(list: readonly Item[], i: number): Item => {
  const item = list[i % list.length];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
};

/** Numbers from 0 to 1 that look random and are the same on every run. */
export const chance = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

/** One smooth line through all points (Catmull-Rom). It continues a path when `go` is 'L'. */
export const curve = (points: readonly Point[], go = 'M', tension = 6) => {
  const point = (i: number) => pick(points, Math.min(Math.max(i, 0), points.length - 1));
  const bends = points.slice(1).map((c, i) => {
    const [a, b, e] = [point(i - 1), point(i), point(i + 2)];
    const near = [b[0] + (c[0] - a[0]) / tension, b[1] + (c[1] - a[1]) / tension];
    const far = [c[0] - (e[0] - b[0]) / tension, c[1] - (e[1] - b[1]) / tension];
    return `C${[...near, ...far, ...c].map(round).join(' ')}`;
  });
  return `${go}${point(0).map(round).join(' ')}${bends.join('')}`;
};
