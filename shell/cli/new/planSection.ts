import type { BuiltPackage } from '@site/build/packages';
import { UserError } from '../../compose/UserError';

/** Names that would be misunderstood. */
const reserved = ['all', 'release', 'shared'];

const camelCase = (folder: string) => folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The row of the section that a person asked for.
 * @throws UserError where the site cannot have the section.
 */
export function planSection(name: string, packages: readonly BuiltPackage[]): BuiltPackage {
  if (packages.some((one) => one.name === name)) throw new UserError(`There is a package '${name}' already`);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new UserError(`'${name}' is no name of a section; use lower-case words with single hyphens, such as library`);
  }
  if (reserved.includes(name)) throw new UserError(`'${name}' means something else here; take another name`);
  const folder = `mfe-${name}`;
  const port = Math.max(...packages.map((one) => one.port)) + 1;
  return { name, folder, container: camelCase(folder), port };
}
