// A made-up flat street plan: the still picture shown before the real map is loaded.
import { P } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, path, line, dot, oval, at, times, chance, each } from '../svg';
import { arch } from '../shapes/arch';
export const info: SceneInfo = { width: 1600, height: 900, focus: [50, 50], pages: ['/contact'], alt: '' };

export const draw = (name: string) => {
  const s = new Sheet(name, info),
    r = chance(12),
    roads = [
      'M-20 210L1620 150',
      'M-20 470L1620 430',
      'M-20 700L1620 706',
      'M250-20L230 920',
      'M560-20L580 920',
      'M1010-20L1030 920',
      'M1350-20L1330 920',
    ],
    main = ['M-20 470L1620 430', 'M806-20L806 920'];
  const lanes = [
    'M-20 336L560 320',
    'M806 300L1620 280',
    'M806 560L1340 566',
    'M-20 590L570 580',
    'M400 200L408 700',
    'M1180 170L1184 704',
    'M120 200V900',
    'M1480 440V900',
    'M690 450L694 700',
    'M920 150L924 436',
    'M580 816H1330',
  ];
  const blocks = times(150, (i) => {
    const x = 20 + r() * 1560,
      y = 20 + r() * 860;
    return box(x, y, 22 + r() * 34, 18 + r() * 26, i % 7 ? '#EADCC6' : P.cam2, 3, 'opacity=".85"');
  });
  return s
    .add(
      box(0, 0, 1600, 900, P.sand1),
      blocks,
      path('M1048 596Q1180 570 1326 600L1322 690Q1180 694 1048 690Z', P.sage2) +
        path('M262 236L544 226 550 300 410 310 256 316Z', P.sage2) +
        path('M-20 726L110 724V900H-20Z', P.sage2) +
        each(
          [
            [1110, 640],
            [1150, 626],
            [1210, 650],
            [1260, 630],
            [1290, 656],
            [300, 270],
            [350, 264],
            [440, 262],
            [500, 258],
            [40, 790],
            [70, 840],
          ],
          ([x, y]) => dot(x, y, 15, P.sage4) + dot(x + 3, y - 3, 10, P.sage3),
        ) +
        oval(1186, 622, 26, 12, P.sky3),
      line('M-20 860C300 800 380 880 640 846S1000 760 1240 812 1500 880 1620 830', P.sky3, 30),
      line([...roads, ...lanes].join(''), '#DDCBB0', 30),
      line(main.join(''), P.honey4, 44),
      line(lanes.join(''), '#FFFDF8', 18),
      line(roads.join(''), '#FFFDF8', 24),
      line(main.join(''), P.honey2, 36),
      line(main.join(''), P.honey4, 2.5, 'stroke-dasharray="18 16"'),
      line('M-20 40L1620 920', '#B9A78C', 5),
      line('M-20 40L1620 920', '#B9A78C', 15, 'stroke-dasharray="3 22" stroke-linecap="butt"'),
      oval(806, 446, 70, 26, P.pine9, 'opacity=".16"'),
      s.lift(
        at(
          806,
          446,
          path('M0 0C-30-44-84-82-84-142A84 84 0 0 1 84-142C84-82 30-44 0 0Z', P.cam7) +
            path('M0 0C30-44 84-82 84-142A84 84 0 0 0 30-220C60-170 52-90 0 0Z', P.cam6) +
            dot(0, -142, 56, P.ivory) +
            path(arch(0, -112, 48, 66), P.pine7) +
            path(arch(0, -112, 28, 46), P.honey4),
        ),
      ),
    )
    .svg();
};
