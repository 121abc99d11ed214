import path from 'node:path';
import { pictureNameOf } from '../compile/pictureNameOf';

/** Whether words can stand in addresses as they are. */
export const isPictureName = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);

/**
 * What is wrong with the name of a picture, which stands in addresses; null where it is in order.
 * @param file as it is called now, to propose another name for it.
 */
export function pictureNameProblem(file: string, name: string): string | null {
  if (isPictureName(name)) return null;
  const example = `, such as ${pictureNameOf(name)}${path.extname(file).toLowerCase()}`;
  return `is no name for an address; use a–z, 0–9 and single hyphens${example}`;
}
