import { createHash } from 'node:crypto';
import { pictureKinds, type PictureKind } from '../src/pictureKinds';
import { logoLight } from './logo';
import { recipe } from './recipe';

/** Eight hex digits that change when a drawing, or the way it is encoded, changes. */
export function pictureHash(kind: PictureKind, svg: string): string {
  const how = recipe(kind);
  const settings = how ? JSON.stringify([pictureKinds[kind].widths, how, logoLight]) : '';
  return createHash('sha256').update(svg).update(settings).digest('hex').slice(0, 8);
}
