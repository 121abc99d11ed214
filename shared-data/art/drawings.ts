import { pictureKinds, type PictureKind } from '../src/pictureKinds';
import { affiliates } from './affiliates';
import { logo, logoLight, logoMono } from './logo';
import { pictureHash } from './pictureHash';
import { portraits } from './portraits';
import { scenes } from './scenes';
import { svgFault } from './svgFault';

/** One finished drawing. Its hash is part of every file name made from it. */
export interface Drawing {
  name: string;
  kind: PictureKind;
  svg: string;
  hash: string;
  /** Where to look first, in per cent of width and height. */
  focus: readonly [number, number];
}

function drawing(kind: PictureKind, name: string, svg: string, focus: Drawing['focus'] = [50, 50]): Drawing {
  const { width, height } = pictureKinds[kind];
  const fault = svgFault(svg, { name, width, height });
  if (fault) throw new Error(`${name}: ${fault}`);
  return { name, kind, svg, hash: pictureHash(kind, svg), focus };
}

const kinds = Object.keys(scenes) as (keyof typeof scenes)[];
const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Every picture of the site, drawn. */
export const drawings: readonly Drawing[] = [
  ...kinds.flatMap((kind) =>
    Object.entries(scenes[kind]).map(([name, { info, draw }]) => drawing(kind, name, draw(name), info.focus)),
  ),
  ...portraits.map((svg, i) => drawing('portrait', `portrait-${twoDigits(i + 1)}`, svg)),
  ...affiliates.map((svg, i) => drawing('affiliate', `affiliate-${i + 1}`, svg)),
  drawing('logo', 'logo', logo),
  drawing('logo', 'logo-light', logoLight),
  drawing('logo', 'logo-mono', logoMono),
];
