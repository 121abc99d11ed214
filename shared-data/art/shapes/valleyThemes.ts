// The colours of the home landscape at dawn and in moonlight.
import { P } from '../palette';
import type { Stop } from '../sheet';
import { DUSK, type House } from './house';
import type { SunLook } from './sky';

type Pair = readonly [string, string];
export interface Theme {
  sky: readonly Stop[];
  cloud: string;
  cloudAlpha: number;
  sun: SunLook;
  /** How far up the moon stands instead of the sun. */
  moon?: number;
  stars?: boolean;
  /** From the farthest to the nearest hill. */
  hills: readonly [Pair, Pair, Pair, Pair, Pair, Pair];
  pines: readonly [Pair, Pair];
  tree: string;
  trunk: string;
  bush: string;
  treeLight: string;
  bushLight: string;
  path: Pair;
  edge: string;
  cottage: Partial<House>;
  glow: string;
  leaf: Pair;
}

export const DAWN: Theme = {
  sky: [
    [0, '#F4E5D6'],
    [0.4, '#FAEBD5'],
    [0.65, '#FDF1DC'],
    [1, '#FFF7EA'],
  ],
  cloud: '#FFFDF8',
  cloudAlpha: 0.8,
  sun: {},
  hills: [
    ['#CBDFD1', '#DFEADE'],
    ['#A8C8B6', '#C2D9C9'],
    ['#83B19E', '#9CC2AF'],
    ['#579282', '#2F7068'],
    ['#257069', '#14474A'],
    ['#14484A', '#0E3535'],
  ],
  pines: [
    ['#94B9A6', '#8CB39F'],
    ['#69A08F', '#5D9485'],
  ],
  tree: '#2F7A6E',
  trunk: '#3B4A3C',
  bush: '#3E8577',
  treeLight: '#45897D',
  bushLight: '#5B9888',
  path: ['#FFF3D6', '#E8CF9F'],
  edge: '#D9BD88',
  cottage: {},
  glow: '#FFE9B8',
  leaf: [P.pine7, P.pine6],
};
export const NIGHT: Theme = {
  sky: [
    [0, '#101F2E'],
    [0.4, '#16293A'],
    [0.65, '#223A49'],
    [1, '#2C4753'],
  ],
  cloud: '#3A5563',
  cloudAlpha: 0.55,
  sun: { core: '#FFF9E8', mid: '#F6EDD2', edge: '#E6DBBA', glow: '#FFE9B8', reach: 3.4, strength: 0.2 },
  moon: 0.62,
  stars: true,
  hills: [
    ['#2C4D57', '#30535B'],
    ['#254650', '#2A4B54'],
    ['#1F3F47', '#23454D'],
    ['#1A383E', '#122B30'],
    ['#12292D', '#0D2024'],
    ['#0C1D20', '#08161A'],
  ],
  pines: [
    ['#21414A', '#1F3E47'],
    ['#1A383F', '#18343B'],
  ],
  tree: '#14313A',
  trunk: '#0E2226',
  bush: '#173A3F',
  treeLight: '#1B3D46',
  bushLight: '#1F464B',
  path: ['#D3BE8C', '#8F8360'],
  edge: '#7A7052',
  cottage: DUSK,
  glow: '#FFD98A',
  leaf: ['#174A4B', '#1E5D5A'],
};
