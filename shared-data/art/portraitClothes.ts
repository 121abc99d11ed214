// Tops in a portrait, below the neck.
import { P, darker, lighter } from './palette';
import { path, line, dot, box } from './svg';

export const portraitClothes = {
  crew: (t) => path('M162 292Q200 326 238 292L244 300Q200 342 156 300Z', darker(t, 0.22)),
  vneck: (t, skin) =>
    path('M166 288L200 346L234 288Z', skin) +
    path('M158 292L200 358L242 292L232 286L200 340L168 286Z', darker(t, 0.22)),
  shirt: (t) =>
    path('M170 284L200 318L230 284L242 296L216 340L200 322L184 340L158 296Z', P.ivory) +
    line('M200 324V400', darker(t, 0.2), 3) +
    dot(200, 352, 3.5, P.ivory) +
    dot(200, 382, 3.5, P.ivory),
  blazer: (t) =>
    path('M166 288L200 400L234 288Z', P.ivory) +
    path('M168 284L146 296L186 400H200ZM232 284L254 296L214 400H200Z', darker(t, 0.18)) +
    line('M146 296L150 340L166 344M254 296L250 340L234 344', darker(t, 0.3), 3),
  cardigan: (t) =>
    path('M166 288L200 400L234 288Z', P.ivory) +
    line('M164 288L200 398L236 288', darker(t, 0.2), 9) +
    path('M172 288Q200 318 228 288L232 294Q200 328 168 294Z', P.sand2),
  scrubs: (t, skin) =>
    path('M170 286L200 332L230 286Z', skin) +
    line('M164 290L200 342L236 290', lighter(t, 0.3), 8) +
    line('M150 300C142 340 152 366 172 374C192 380 196 364 194 352M250 300C256 330 254 346 248 356', P.ink, 7) +
    dot(247, 364, 12, P.steel2) +
    dot(247, 364, 6, P.steel1) +
    box(276, 350, 34, 44, P.ivory, 5) +
    line('M284 366H302M284 376H296', P.sage4, 3),
} satisfies Record<string, (top: string, skin: string) => string>;
