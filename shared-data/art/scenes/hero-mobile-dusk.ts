import { Sheet, type SceneInfo } from '../sheet';
import { valley } from '../shapes/valley';
import { NIGHT } from '../shapes/valleyThemes';
export const info: SceneInfo = {
  width: 900,
  height: 900,
  focus: [52, 70],
  pages: ['/'],
  alt: 'The same landscape in moonlight: a parent and child walk to a house with a lit door.',
};
export const draw = (name: string) => valley(new Sheet(name, info), { theme: NIGHT }).svg();
