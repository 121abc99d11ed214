// Four neutral sample wordmarks, "Affiliate One" … "Affiliate Four", drawn as strokes so that no font is needed (240 × 96).
import { P } from './palette';
import { path, line, dot, at, each } from './svg';

// Letters on a 10-wide, 14-high x-height-9 grid; [advance, strokes].
const L: Record<string, readonly [advance: number, strokes: string]> = {
  A: [11, 'M0 14L5 0L10 14M1.8 9.500H8.2'],
  O: [13, 'M6 0C9.5 0 12 3 12 7S9.5 14 6 14S0 11 0 7S2.5 0 6 0'],
  T: [10.5, 'M0 0H10M5 0V14'],
  F: [8.5, 'M0 14V0H8M0 6.500H6.5'],
  a: [8.5, 'M7 5.500V14M7 8C6 5.5 4.5 5 3.5 5C1.5 5 0 7 0 9.500S1.5 14 3.5 14C4.5 14 6 13.5 7 11'],
  e: [8.8, 'M0.2 9H7.500C7.5 6.5 6 5 3.8 5C1.5 5 0 7 0 9.500S1.5 14 4 14C5.5 14 6.7 13.3 7.3 12.2'],
  f: [6.2, 'M5 .3C2.5-.4 2 1 2 2.500V14M0 5.500H4.5'],
  h: [8.5, 'M0 0V14M0 8.500C1 6 2.5 5 4 5C6 5 7 6.3 7 8.500V14'],
  i: [3.2, 'M.5 5.500V14M.5 1.800V2'],
  l: [3.2, 'M.5 0V14'],
  n: [8.5, 'M0 5.500V14M0 8.500C1 6 2.5 5 4 5C6 5 7 6.3 7 8.500V14'],
  o: [9, 'M3.8 5C6 5 7.6 7 7.6 9.500S6 14 3.8 14S0 12 0 9.500S1.6 5 3.8 5'],
  r: [5.5, 'M0 5.500V14M0 8.500C.8 6 2.5 4.9 4.6 5.3'],
  t: [5.5, 'M2 2V11.500C2 13.5 3 14.3 4.8 13.800M0 5.500H4.6'],
  u: [8.5, 'M0 5.500V10.500C0 12.7 1 14 3 14C4.5 14 6 13 7 10.500M7 5.500V14'],
  w: [11, 'M0 5.500L2.5 14L5 6.500L7.5 14L10 5.5'],
};
const SPACE = [5, ''] as const;
const shift = (d: string, dx: number) => {
  return d.replace(/([MLHVCSQ])([^A-Z]*)/g, (_, c: string, nums: string) => {
    const v = (nums.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    return c + v.map((n, i) => (c === 'V' ? n : c === 'H' || i % 2 === 0 ? +(n + dx).toFixed(1) : n)).join(' ');
  });
};
const word = (text: string, x: number, y: number, k: number, colour: string, weight: number) => {
  let pen = 0,
    d = '';
  for (const c of text) {
    const [advance, strokes] = L[c] ?? SPACE;
    d += shift(strokes, pen);
    pen += advance + 0.7;
  }
  return at(x, y, line(d, colour, weight), k);
};
const wordmark = (n: string, mark: string, colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 96" width="240" height="96">${mark}${word('Affiliate', 104, 15, 2.1, colour, 1.8)}${word(n, 104, 53, 2.1, P.ink, 1.8)}</svg>`;
export const affiliates: readonly string[] = [
  wordmark(
    'One',
    path('M20 84V44A28 28 0 0 1 76 44V84Z', P.pine7) +
      path('M32 84V46A16 16 0 0 1 64 46V84Z', P.honey3) +
      dot(48, 50, 8, P.honey5),
    P.pine7,
  ),
  wordmark('Two', dot(36, 48, 26, P.cam5, 'opacity=".9"') + dot(60, 48, 26, P.cam7, 'opacity=".85"'), P.cam7),
  wordmark(
    'Three',
    path('M48 14L82 78H14Z', P.sage4) + path('M30 46L48 78H12Z', P.pine7) + path('M66 46L84 78H48Z', P.pine6),
    P.pine8,
  ),
  wordmark(
    'Four',
    each(
      [0, 90, 180, 270],
      (a) =>
        `<path d="M48 48C30 44 26 18 48 10C70 18 66 44 48 48Z" fill="${a % 180 ? P.honey4 : P.honey6}" transform="rotate(${a} 48 48)"/>`,
    ) + dot(48, 48, 8, P.ivory),
    '#5F4A00',
  ),
];
