// A box of baby supplies waits on the porch.
import { P } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, line, times } from '../svg';
import { archDoor } from '../shapes/arch';
import { carton } from '../shapes/paper';
import { bear, bottle, blanket, diapers } from '../shapes/nursery';
import { plant } from '../shapes/plants';
import { camellia, leaf } from '../shapes/flowers';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [52, 64],
  pages: ['/partner/donate'],
  alt: 'An open box with a teddy bear, blankets and a baby bottle stands on a porch before an arched door, with diapers and a second box.',
};

export const draw = (name: string) => {
  const s = new Sheet(name, info);
  return s
    .add(
      box(0, 0, 1120, 700, s.fade([P.sage2, P.sage1])),
      line(
        times(11, (i) => `M0 ${50 + i * 58}H1120`),
        P.sage3,
        2,
        'opacity=".7"',
      ),
      archDoor(s, 330, 640, 300, 540, { door: P.cam7, light: P.honey2 }),
      s.lift(
        box(790, 150, 190, 230, P.ivory, 6) +
          box(806, 166, 158, 198, P.honey2) +
          line('M885 166V364M806 264H964', P.ivory, 8) +
          box(776, 376, 218, 18, P.ivory, 4),
        1,
      ),
      s.lift(box(-10, 640, 1140, 60, '#D9C3A0') + box(-10, 640, 1140, 12, '#EBDABD'), 2),
      box(0, 700, 1120, 140, s.fade(['#C9B08A', '#B3966C'])),
      line('M0 768H1120', '#A58A62', 3),
      s.lift(box(150, 640, 360, 26, P.pine7, 8), 1),
      s.lift(plant(104, 668, 1.6)),
      s.lift(
        carton(640, 786, 380, 250, {
          inside:
            bear(560, 640, 1.16) +
            blanket(720, 600, 170, 100, [P.cam4, P.honey3, P.sage4, P.sky3]) +
            bottle(s, 800, 622, 0.7, { level: 0.0, ring: P.pine6 }),
        }),
      ),
      s.lift(carton(990, 770, 200, 150, { open: false, mark: false })),
      s.lift(diapers(990, 596, 150, 84, 3), 1),
      s.lift(blanket(320, 792, 200, 92, [P.sky3, P.ivory, P.cam3]), 1),
      s.lift(leaf(380, 700, 60, -20) + leaf(360, 700, 60, -150) + camellia(368, 694, 32, 10), 1),
    )
    .svg();
};
