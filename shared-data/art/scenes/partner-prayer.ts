// Three people sit on a pew before a tall coloured window.
import { P, HAIR } from '../palette';
import { Sheet, type SceneInfo } from '../sheet';
import { box, path, dot, times, each, pick } from '../svg';
import { arch } from '../shapes/arch';
import { person } from '../shapes/person';
import { camellia, leaf, CAMELLIA } from '../shapes/flowers';
export const info: SceneInfo = {
  width: 1120,
  height: 840,
  focus: [50, 58],
  pages: ['/partner', '/partner/prayer'],
  alt: 'Three people, seen from behind, sit on a church pew before a tall stained-glass window with a sunrise.',
};

const glassWork = () => {
  const tones = [P.honey3, P.cam3, P.sage2, P.sky3, P.honey2, P.cam4, P.sage3, P.sky2],
    lead = '#6F5B47';
  const rays = times(14, (i) => {
    const a = Math.PI * (1 + i / 14),
      b = Math.PI * (1 + (i + 1) / 14),
      p = (t: number) => `${560 + Math.cos(t) * 700} ${470 + Math.sin(t) * 700}`;
    return path(`M560 470L${p(a)}L${p(b)}Z`, pick(tones, i * 3), `stroke="${lead}" stroke-width="5"`);
  });
  return (
    rays +
    dot(560, 470, 112, P.honey4, `stroke="${lead}" stroke-width="6"`) +
    dot(560, 470, 66, P.honey2, `stroke="${lead}" stroke-width="5"`) +
    path('M330 470Q450 420 560 458T790 440V700H330Z', P.sage4, `stroke="${lead}" stroke-width="6"`) +
    path('M330 520Q460 480 580 520T790 500V700H330Z', P.sage5, `stroke="${lead}" stroke-width="6"`) +
    path('M330 580Q470 540 600 574T790 560V700H330Z', P.pine6, `stroke="${lead}" stroke-width="6"`) +
    path(
      'M544 700C548 640 590 610 566 572C556 548 560 532 566 520L574 521C572 536 574 548 590 568C620 606 606 640 650 700Z',
      P.honey2,
      `stroke="${lead}" stroke-width="5"`,
    )
  );
};
export const draw = (name: string) => {
  const s = new Sheet(name, info),
    pew =
      box(70, 650, 980, 30, P.wood3, 12) +
      box(70, 650, 980, 11, P.wood2, 6) +
      box(92, 680, 936, 110, P.wood4) +
      times(6, (i) => box(116 + i * 152, 698, 128, 76, '#7E5238', 8)) +
      box(70, 640, 34, 210, P.wood3, 10) +
      box(1016, 640, 34, 210, P.wood3, 10) +
      dot(87, 636, 19, P.wood2) +
      dot(1033, 636, 19, P.wood2);
  return s
    .add(
      box(0, 0, 1120, 840, s.fade(['#F3E6D6', '#E9D6BE'])),
      box(0, 730, 1120, 110, '#C9AE8B'),
      each(
        [120, 1000],
        (x) =>
          s.lift(path(arch(x, 600, 150, 420), '#FBF3E6'), 1) +
          path(arch(x, 592, 122, 400), '#E2CDB0') +
          s.glow(x, 500, 70, '#FFDF94', 0.6) +
          box(x - 12, 500, 24, 92, P.ivory, 3) +
          path(`M${x} 448C${x + 15} 470 ${x + 12} 492 ${x} 492S${x - 15} 470 ${x} 448Z`, P.honey5),
      ),
      s.lift(path(arch(560, 640, 490, 590), P.ivory)),
      s.clip(arch(560, 640, 446, 566), glassWork()),
      s.glow(560, 420, 420, '#FFF0C4', 0.35),
      s.lift(
        person({
          x: 322,
          y: 828,
          h: 330,
          skin: 4,
          hair: 'curls',
          tint: HAIR.black,
          top: P.cam7,
          shadow: 0,
          legs: false,
        }) +
          person({
            x: 566,
            y: 862,
            h: 420,
            skin: 0,
            hair: 'short',
            tint: HAIR.silver,
            top: '#48606A',
            shadow: 0,
            legs: false,
            arms: [
              [-30, -98, -24, -80],
              [32, -104, 54, -108],
            ],
            front: [false, true],
          }) +
          person({
            x: 746,
            y: 836,
            h: 350,
            skin: 1,
            hair: 'lowbun',
            tint: HAIR.sandy,
            top: P.honey5,
            shadow: 0,
            legs: false,
          }),
      ),
      s.lift(pew),
      s.lift(
        leaf(1010, 660, 90, 170) +
          leaf(1040, 660, 90, 20) +
          camellia(1028, 652, 44, 10) +
          camellia(980, 672, 30, 40, CAMELLIA.blush),
        1,
      ),
    )
    .svg();
};
