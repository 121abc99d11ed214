// Sorting baby supplies on open shelves.
import { P } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, line, dot } from '../svg';
import { room } from '../shapes/room';
import { person } from '../shapes/person';
import { blanket, diapers, bottle, bear, onesie, bootie } from '../shapes/nursery';
import { carton } from '../shapes/paper';
import { basket } from '../shapes/kitchen';
import { plant } from '../shapes/plants';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [50, 55],
  pages: ['/partner/volunteer', '/partner/volunteer/family-center'],
  alt: 'A volunteer in an apron places folded blankets on shelves with baby clothes, bottles and diapers; boxes stand beside.',
};

export const draw = (name: string) => {
  const s = new Sheet(name, info),
    board = (y: number) => box(70, y, 980, 20, P.wood1, 3) + box(70, y + 13, 980, 7, P.wood2),
    roll = (x: number, y: number, c: string) =>
      dot(x, y - 24, 24, c) + dot(x, y - 24, 13, '#fff', 'opacity=".5"') + dot(x, y - 24, 5, c);
  room(s, { wall: [P.honey2, P.honey1], y: 700 });
  return s
    .add(
      s.lift(box(56, 70, 1008, 650, P.wood2, 10) + box(76, 90, 968, 620, '#F2E2C8')),
      s.lift(box(76, 90, 968, 10, P.wood3), 1),
      s.lift(board(270) + board(470) + board(668), 1),
      box(548, 90, 14, 620, P.wood2),
      s.lift(
        blanket(170, 270, 150, 120, [P.sage4, P.cam3, P.honey3, P.sky3]) +
          blanket(340, 270, 130, 90, [P.cam5, P.ivory, P.sage3]) +
          bootie(444, 270, 1, P.cam4) +
          bootie(486, 270, 1, P.cam4),
        1,
      ),
      s.lift(
        bottle(s, 620, 270, 0.5, { level: 0, ring: P.cam6 }) +
          bottle(s, 692, 270, 0.5, { level: 0, ring: P.pine6 }) +
          bottle(s, 764, 270, 0.5, { level: 0, ring: P.honey5 }) +
          bear(938, 270, 0.68),
        1,
      ),
      s.lift(
        diapers(160, 470, 130, 130, 5) +
          diapers(300, 470, 130, 104, 4) +
          basket(456, 470, 130, 84) +
          roll(426, 400, P.cam4) +
          roll(474, 398, P.sage4),
        1,
      ),
      s.lift(
        basket(980, 470, 120, 84) +
          roll(956, 400, P.sky3) +
          roll(1004, 400, P.honey4) +
          blanket(640, 470, 120, 84, [P.sky3, P.cam3, P.sage3]),
        1,
      ),
      s.lift(
        basket(170, 668, 150, 110, P.wood3) +
          plant(330, 668, 0.9) +
          blanket(470, 668, 120, 110, [P.pine6, P.sage3, P.ivory, P.cam4]),
        1,
      ),
      s.lift(
        line('M600 500H1030', P.wood3, 6) +
          onesie(628, 520, 0.8, P.cam3, P.cam5) +
          onesie(1000, 520, 0.8, P.honey3, P.honey5),
        1,
      ),
      s.lift(carton(260, 812, 210, 130, { inside: blanket(270, 690, 150, 60, [P.cam4, P.honey3]) })),
      s.lift(carton(960, 816, 190, 140, { open: false })),
      s.lift(
        person({
          x: 770,
          y: 812,
          h: 500,
          skin: 5,
          hair: 'wrap',
          top: P.pine7,
          wear: 'skirt',
          bottom: P.blue,
          apron: P.ivory,
          arms: [
            [-34, -116, -30, -136],
            [36, -116, 22, -140],
          ],
          front: [true, true],
          step: 0,
        }),
        1,
      ),
    )
    .svg();
};
