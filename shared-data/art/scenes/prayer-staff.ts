// Two hands, of two people, hold one camellia.
import { P } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, path, times } from '../svg';
import { arch } from '../shapes/arch';
import { openHands } from '../shapes/things';
import { camellia, leaf, spray } from '../shapes/flowers';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [50, 55],
  pages: ['/partner/prayer'],
  alt: 'Two open hands of different people hold a camellia together before an arch of soft light.',
};

export const draw = (name: string) => {
  const s = new Sheet(name, info),
    niche = arch(560, 860, 640, 790);
  return s
    .add(
      box(0, 0, 1120, 840, s.fade([P.sage2, P.sage3])),
      s.lift(path(arch(560, 860, 700, 822), P.ivory)),
      s.clip(
        niche,
        box(240, 60, 640, 800, s.fade([P.honey2, P.honey1])) +
          times(13, (i) => {
            const a = Math.PI * (1 + (i - 0.25) / 12),
              b = a + Math.PI / 24,
              p = (t: number) => `${560 + Math.cos(t) * 900} ${440 + Math.sin(t) * 900}`;
            return path(`M560 440L${p(a)}L${p(b)}Z`, P.honey3, 'opacity=".55"');
          }) +
          s.glow(560, 430, 330, '#FFF6DA', 1),
      ),
      s.lift(openHands(560, 440, 1.5, [4, 1], [P.pine7, P.cam7])),
      s.lift(
        leaf(556, 500, 150, 205) +
          leaf(564, 500, 150, -25, P.pine8, P.pine7) +
          leaf(560, 520, 120, 100) +
          camellia(560, 478, 108, 12),
        2,
      ),
      s.lift(
        spray(
          [
            [-6, 850, 170, -64],
            [60, 856, 150, -34],
            [1126, 850, 170, -116],
            [1060, 856, 150, -146],
          ],
          [
            [50, 812, 62, 10, 'blush'],
            [1070, 812, 62, 10, 'blush'],
          ],
        ),
        1,
      ),
    )
    .svg();
};
