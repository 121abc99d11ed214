import { P, darker, lighter } from '../palette';
import { path, line, dot, oval, at, each } from '../svg';

// Classic pram seen from the side, handle to the left.
export const stroller = (x: number, y: number, k = 1, hood = P.pine7, seat = P.pine6) =>
  at(
    x,
    y,
    oval(-2, 0, 56, 6, P.pine9, 'opacity=".2"') +
      line('M-30-14L16-52M26-14L-22-52', P.steel3, 5) +
      line('M-44-56L-62-84Q-66-92-74-90', P.steel3, 5) +
      line('M-64-88L-78-90', P.wood4, 7) +
      path('M-48-62H52C52-36 34-28 6-28S-44-36-48-62Z', seat) +
      path('M-48-62H52C52-57 51-53 49-50C20-44-16-44-46-50C-47-54-48-58-48-62Z', lighter(seat, 0.14)) +
      path('M-2-62C-14-84 6-112 30-108C54-104 56-80 52-62Z', hood) +
      line('M10-62C4-84 14-100 28-108M30-62C32-84 32-98 30-108', darker(hood, 0.2), 2.4) +
      path('M-36-62Q-20-78-4-62Z', P.ivory) +
      each([-30, 28], (a) => dot(a, -13, 13, P.ink) + dot(a, -13, 9, P.steel2) + dot(a, -13, 3, P.ink)),
    k,
  );
