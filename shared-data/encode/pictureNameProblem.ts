import path from 'node:path';
import { pictureNameOf } from '../src/pictureNameOf';

/**
 * What is wrong with the name of a picture, which stands in addresses; null where it is in order.
 * @param file as it is called now, to propose another name for it.
 */
export function pictureNameProblem(file: string, name: string): string | null {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return null;
  const proposed = pictureNameOf(name);
  const example = proposed ? `, such as ${proposed}${path.extname(file).toLowerCase()}` : '';
  return `is no name for an address; use a–z, 0–9 and single hyphens${example}`;
}
