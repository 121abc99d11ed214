import path from 'node:path';
import { pictureNameOf } from '../compile/pictureNameOf';

/** Returns whether a name can be part of an address. */
export const isPictureName = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);

/**
 * Returns the problem of a picture's name, which is part of addresses, or null if it is valid.
 * @param file the current name, to suggest another one.
 */
export function pictureNameProblem(file: string, name: string): string | null {
  if (isPictureName(name)) return null;
  const example = `, such as ${pictureNameOf(name)}${path.extname(file).toLowerCase()}`;
  return `cannot be part of an address. Use a–z, 0–9 and single hyphens${example}`;
}
