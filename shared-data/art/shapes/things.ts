// Hands, a bird, a balloon.
import { P, SKIN, darker, lighter, type Skin } from '../palette';
import { path, line, dot, at, type Point } from '../svg';

// Two hands held open like a bowl, seen from the giver's side. (x, y) is the middle of the palms' rim.
export const openHands = (
  x: number,
  y: number,
  k = 1,
  tones: readonly [Skin, Skin] = [3, 1],
  cuffs: readonly [string, string] = [P.pine7, P.cam7],
) => {
  const hand = (t: Skin, cuff: string) => {
    const S = SKIN[t],
      D = darker(S, 0.13);
    return (
      path('M-26 150L-34 320H-140L-118 170Z', cuff) +
      path('M-22 146L-24 178H-126L-124 160Z', lighter(cuff, 0.16)) +
      path(
        'M-8 22C-4 60-10 110-26 152H-118C-150 110-176 60-184 4C-188-14-166-20-160-4L-146 34L-166-38C-170-58-146-62-140-44L-120 18L-132-54C-134-74-110-76-106-58L-92 10L-96-46C-96-64-74-66-70-48C-66-24-62 4-56 22C-40 34-30 20-18 4C-8-6 2 8-8 22Z',
        S,
      ) +
      path('M-8 22C-4 60-10 110-26 152H-60C-30 120-22 70-40 40C-30 40-20 30-8 22Z', D) +
      line('M-92 12Q-86 34-92 56M-120 20Q-108 44-110 66M-146 36Q-132 58-130 78', D, 4)
    );
  };
  return at(x, y, hand(tones[0], cuffs[0]) + at(0, 0, hand(tones[1], cuffs[1]), [-1, 1]), k);
};

export const bird = (x: number, y: number, k = 1, fill = P.pine7, breast = P.honey4, flip = 1) =>
  at(
    x,
    y,
    path('M-96 14L-44-12L-52 22Z', darker(fill, 0.25)) +
      path('M-60 0C-50-44 0-62 26-50C30-74 74-78 80-46C86-20 66 26 16 30C-26 32-62 26-60 0Z', fill) +
      path('M30 28C66 24 84-8 80-36C64-30 44-10 30 28Z', breast) +
      path('M-66 12C-40-30 10-34 22-18C14 16-30 26-66 12Z', darker(fill, 0.2)) +
      line('M-46 8Q-20 6 2-8M-34 14Q-12 12 8 0', fill, 3) +
      path('M78-50L102-42L79-34Z', P.honey5) +
      dot(58, -48, 5, P.ink) +
      dot(60, -50, 1.6, '#fff'),
    [k * flip, k],
  );

export const balloon = (x: number, y: number, k: number, fill: string, to: Point) =>
  line(`M${x} ${y + 44 * k}Q${x - 10 * k} ${y + 90 * k} ${to[0]} ${to[1]}`, P.sand4, 2) +
  at(
    x,
    y,
    path('M0 44C-36 28-40-40 0-44C40-40 36 28 0 44Z', fill) +
      path('M6-42C34-36 34 22 4 42C22 20 24-20 6-42Z', lighter(fill, 0.14)) +
      path('M-5 50H5L0 42Z', darker(fill, 0.1)),
    k,
  );
