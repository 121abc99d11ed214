// A stethoscope rests on the counter under a morning window.
import { P } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { at, box, path, line, dot, oval, times } from '../svg';
import { archWindow } from '../shapes/arch';
import { room, worktop, sunPatch } from '../shapes/room';
import { plant } from '../shapes/plants';
import { jar } from '../shapes/kitchen';
import { heart } from '../shapes/flowers';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [48, 70],
  pages: ['/services/clinic', '/'],
  alt: 'A stethoscope resting on a wooden counter below an arched window, with a jar of cotton, a card with a heart and a plant.',
};

const stethoscope =
  line('M252 672C300 652 346 668 384 692M248 748C296 760 346 736 384 704', P.steel3, 10) +
  dot(248, 674, 11, P.ink) +
  dot(244, 747, 11, P.ink) +
  line(
    'M376 687Q398 698 376 709M392 698C470 700 486 762 590 764C706 766 726 690 640 676C574 668 556 716 612 730C656 740 690 736 716 730',
    P.pine8,
    14,
  ) +
  line('M394 696C470 698 488 758 590 760', P.pine6, 4) +
  oval(762, 726, 52, 27, P.steel3) +
  oval(762, 718, 52, 26, P.steel1) +
  oval(762, 717, 38, 18, P.steel2) +
  oval(768, 714, 22, 9, P.steel1);
const card =
  path('M-70 0L-60-150H64L74 0Z', P.ivory) +
  path('M64-150L84-140L96-4L74 0Z', P.sand2) +
  heart(2, -80, 1.25, P.cam6) +
  line('M-34-84H-14L-4-104L10-58L20-84H38', P.ivory, 5);
export const draw = (name: string) => {
  const s = new Sheet(name, info);
  room(s, { y: 600 });
  return s
    .add(
      archWindow(s, 470, 560, 400, 470),
      worktop(s, 600),
      sunPatch(470, 606, 330, 170),
      s.lift(
        jar(
          s,
          200,
          690,
          130,
          170,
          box(100, 600, 200, 100, P.sky1) +
            times(11, (i) =>
              dot(
                150 + ((i * 37) % 100),
                672 - Math.floor(i / 4) * 30 + ((i * 13) % 12),
                23,
                i % 2 ? '#FFFDF8' : '#F3F1EC',
              ),
            ),
        ),
      ),
      s.lift(at(700, 668, card)),
      s.lift(plant(940, 712, 2)),
      s.lift(stethoscope, 1),
    )
    .svg();
};
