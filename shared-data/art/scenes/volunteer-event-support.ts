// Setting up: a ladder, lights, chairs and a table.
import { P, HAIR } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, path, line, times } from '../svg';
import { ridge, hill } from '../shapes/land';
import { forest } from '../shapes/trees';
import { cloud, lights, bunting } from '../shapes/sky';
import { person } from '../shapes/person';
import { chair } from '../shapes/furniture';
import { vase } from '../shapes/plants';
import { carton } from '../shapes/paper';
import { spray } from '../shapes/flowers';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [48, 58],
  pages: ['/partner/volunteer', '/partner/volunteer/events'],
  alt: 'Volunteers set up an outdoor event: one on a ladder hangs lights, one carries a box past chairs and a table.',
};

export const draw = (name: string) => {
  const s = new Sheet(name, info),
    W = 1120,
    H = 840,
    a = ridge(W, 430, 36, 41),
    b = ridge(W, 520, 24, 14),
    post = (x: number) => box(x - 9, 130, 18, 580, P.wood3, 5) + box(x - 9, 130, 7, 580, P.wood2, 4);
  const ladder =
    line('M250 744L306 330M414 744L358 330', P.honey6, 13) +
    times(6, (i) => line(`M${264 + i * 8} ${690 - i * 62}H${400 - i * 8}`, P.honey5, 10)) +
    box(292, 316, 80, 18, P.honey6, 6);
  return s
    .add(
      box(0, 0, W, H, s.fade(['#F8E3CF', '#FFF3DC'])),
      cloud(420, 300, 180),
      cloud(800, 330, 150),
      s.lift(hill(W, H, a, P.sage2)),
      s.lift(
        hill(W, H, b, P.sage3) +
          forest(
            20,
            15,
            (r) => {
              const x = r() * W;
              return [x, b(x) + 8, 60 + r() * 50];
            },
            ['#8CB7A4', '#7DAC98'],
          ),
      ),
      s.lift(hill(W, H, (x) => 648 + Math.sin(x / 260) * 6, s.fade([P.sage5, P.pine6]))),
      s.lift(post(120) + post(620) + post(1030), 1),
      lights(s, 120, 150, 620, 150, 60, 9, { wire: P.wood4, k: 1.3 }),
      lights(s, 620, 150, 1030, 150, 56, 8, { wire: P.wood4, k: 1.3 }),
      s.lift(bunting(620, 240, 1030, 240, 50, 8, [P.cam6, P.honey4, P.ivory, P.pine7], { size: 46 }), 1),
      s.lift(
        times(3, (i) => chair(700 + i * 118, 716, 1.15, { pad: [P.cam7, P.pine7, P.honey6][i] })),
        1,
      ),
      s.lift(
        path('M540 676H1040L1060 790Q1020 800 980 790T900 790T820 790T740 790T660 790T580 790T524 790Z', P.ivory) +
          path('M532 662H1048L1056 686H524Z', '#FFFDF8') +
          times(7, (i) => path(`M${566 + i * 72} 690L${556 + i * 74} 788H${572 + i * 74}Z`, P.sand1)),
        2,
      ),
      s.lift(vase(940, 676, 0.86), 1),
      s.lift(
        box(800, 640, 84, 34, P.cam4, 5) + box(806, 612, 72, 28, P.sage3, 5) + box(800, 590, 78, 22, P.honey3, 5),
        1,
      ),
      s.lift(ladder, 1),
      s.lift(
        person({
          x: 332,
          y: 566,
          h: 360,
          skin: 0,
          hair: 'pony',
          tint: HAIR.chestnut,
          top: P.cam6,
          bottom: P.blue,
          shadow: 0,
          arms: [
            [-30, -130, -26, -160],
            [32, -132, 34, -164],
          ],
          front: [true, true],
        }),
        1,
      ),
      s.lift(
        carton(554, 640, 220, 120, { open: false, mark: false }) +
          person({
            x: 560,
            y: 806,
            h: 420,
            skin: 3,
            hair: 'hat',
            tint: HAIR.black,
            top: P.pine7,
            bottom: '#35444C',
            arms: [
              [-30, -98, -38, -76],
              [30, -98, 37, -76],
            ],
            step: 1,
          }),
        1,
      ),
      s.lift(carton(150, 816, 170, 120, { open: false }) + carton(168, 684, 120, 84, { open: false, mark: false }), 1),
      s.lift(
        spray(
          [
            [1116, 856, 150, -120],
            [1056, 856, 130, -142],
          ],
          [[1084, 828, 50, 10, 'pink']],
        ),
        1,
      ),
    )
    .svg();
};
