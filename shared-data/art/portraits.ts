// Thirteen staff portraits in arch niches (400 × 400, ≤ 4 KB each). All people are invented.
import { P, SKIN, HAIR, darker, mix, type Skin } from './palette';
import { portraitClothes } from './portraitClothes';
import { portraitHair, type Hairdo } from './portraitHair';
import { path, line, dot, oval, box } from './svg';

interface Sitter {
  skin: Skin;
  hair: keyof typeof portraitHair;
  tint: string;
  top: string;
  wear: keyof typeof portraitClothes;
  bg: string;
  niche: string;
  glasses?: boolean;
  beard?: boolean;
  jewel?: string;
}

const PEOPLE: Sitter[] = [
  {
    skin: 1,
    hair: 'wavy',
    tint: HAIR.chestnut,
    top: P.pine7,
    wear: 'blazer',
    bg: P.sage2,
    niche: P.sage1,
    jewel: P.honey5,
  },
  {
    skin: 4,
    hair: 'afro',
    tint: HAIR.black,
    top: P.cam7,
    wear: 'vneck',
    bg: P.honey2,
    niche: P.honey1,
    jewel: P.honey5,
  },
  { skin: 0, hair: 'bob', tint: HAIR.grey, top: P.sage5, wear: 'scrubs', bg: P.cam2, niche: '#FFF5F4', glasses: true },
  { skin: 2, hair: 'pony', tint: HAIR.dark, top: P.pine6, wear: 'scrubs', bg: P.sky2, niche: P.sky1 },
  { skin: 5, hair: 'locs', tint: HAIR.dark, top: P.honey5, wear: 'crew', bg: P.sage2, niche: P.sage1, jewel: P.cam5 },
  { skin: 3, hair: 'fade', tint: HAIR.black, top: P.blue, wear: 'shirt', bg: P.honey2, niche: P.honey1, beard: true },
  { skin: 1, hair: 'long', tint: HAIR.brown, top: P.cam6, wear: 'cardigan', bg: P.cam2, niche: '#FFF5F4' },
  { skin: 2, hair: 'bun', tint: HAIR.black, top: P.pine8, wear: 'crew', bg: P.sky2, niche: P.sky1, jewel: P.honey5 },
  {
    skin: 4,
    hair: 'curls',
    tint: HAIR.brown,
    top: P.cam8,
    wear: 'vneck',
    bg: P.sage2,
    niche: P.sage1,
    jewel: P.honey5,
  },
  {
    skin: 0,
    hair: 'part',
    tint: HAIR.sandy,
    top: '#33505F',
    wear: 'blazer',
    bg: P.honey2,
    niche: P.honey1,
    glasses: true,
  },
  { skin: 0, hair: 'wavy', tint: HAIR.red, top: P.pine6, wear: 'crew', bg: P.cam2, niche: '#FFF5F4', jewel: P.honey5 },
  {
    skin: 5,
    hair: 'bald',
    tint: HAIR.black,
    top: P.cam7,
    wear: 'shirt',
    bg: P.sky2,
    niche: P.sky1,
    beard: true,
    glasses: true,
  },
  { skin: 1, hair: 'short', tint: HAIR.silver, top: P.honey6, wear: 'cardigan', bg: P.sage2, niche: P.sage1 },
];
const portrait = ({ skin, hair, tint, top, wear, bg, niche, glasses, beard, jewel }: Sitter) => {
  const S = SKIN[skin],
    shade = mix(S, '#5A1E14', 0.16),
    feature = skin > 3 ? '#1B0F0A' : '#3A2319',
    brow = mix(tint === HAIR.silver ? HAIR.grey : tint, '#000000', 0.15),
    blush = skin > 3 ? '#C4554A' : P.cam5;
  const [back, front, over = '']: Hairdo = portraitHair[hair](tint, mix(tint, '#000000', 0.22)),
    lit = mix(tint, '#FFE9C8', 0.22);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">` +
    box(0, 0, 400, 400, bg) +
    path('M52 400V188A148 148 0 0 1 348 188V400Z', niche) +
    back +
    path('M62 400C64 340 102 314 158 298Q200 288 242 298C298 314 336 340 338 400Z', top) +
    path('M278 312C318 328 337 354 338 400H296C298 366 292 336 278 312Z', darker(top, 0.12)) +
    path('M172 236H228V290Q200 324 172 290Z', S) +
    path('M172 246Q200 276 228 246V262Q200 290 172 262Z', shade) +
    portraitClothes[wear](top, S) +
    oval(138, 186, 10, 15, shade) +
    oval(262, 186, 10, 15, shade) +
    path('M138 164C138 118 164 96 200 96S262 118 262 164C262 218 236 256 200 256S138 218 138 164Z', S) +
    oval(162, 206, 14, 9, blush, 'opacity=".24"') +
    oval(238, 206, 14, 9, blush, 'opacity=".24"') +
    (beard
      ? path(
          'M138 184C144 198 154 206 166 208Q200 196 234 208C246 206 256 198 262 184C262 234 238 266 200 266S138 234 138 184Z',
          tint,
        ) + path('M178 222Q200 244 222 222Q200 230 178 222Z', '#FFF4EC')
      : path('M178 220Q200 246 222 220Q200 230 178 220Z', '#FFF8F2') +
        line('M178 220Q200 244 222 220', mix(S, '#7A2340', 0.55), 4)) +
    dot(175, 182, 5.5, feature) +
    dot(225, 182, 5.5, feature) +
    line('M162 164Q174 157 187 163M213 163Q226 157 238 164', brow, 4.5) +
    line('M201 186Q207 201 197 204', shade, 4) +
    front(lit) +
    over +
    (glasses
      ? `<g fill="#fff" fill-opacity="${skin > 3 ? 0.05 : 0.16}" stroke="${skin > 3 ? P.honey4 : P.ink}" stroke-width="3.5"><rect x="153" y="166" width="42" height="33" rx="14"/><rect x="205" y="166" width="42" height="33" rx="14"/><path d="M195 180Q200 176 205 180M153 178L139 175M247 178L261 175" fill="none"/></g>`
      : '') +
    (jewel ? dot(138, 207, 5, jewel) + dot(262, 207, 5, jewel) : '') +
    '</svg>'
  );
};
/** Thirteen finished portraits, in the order of the staff list. */
export const portraits: readonly string[] = PEOPLE.map(portrait);
