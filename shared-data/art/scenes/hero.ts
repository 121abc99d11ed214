import { Sheet, type SceneInfo } from '../sheet';
import { valley } from '../shapes/valley';
export const info: SceneInfo = {
  width: 1600,
  height: 900,
  focus: [74, 78],
  pages: ['/'],
  alt: 'Cut-paper landscape at sunrise: a parent and child walk a path to a small house with a lit door, with pines, low hills and camellias.',
};
export const draw = (name: string) => valley(new Sheet(name, info)).svg();
