import { UserError } from '../../compose/UserError';

/** Names that would be misunderstood. */
const reserved = ['all', 'release', 'shared'];

/** Throws a UserError where the site cannot have a section of a name. */
export function assertSectionName(name: string, packages: readonly { readonly name: string }[]): void {
  if (packages.some((one) => one.name === name)) throw new UserError(`There is a package '${name}' already`);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new UserError(`'${name}' is no name of a section; use lower-case words with single hyphens, such as library`);
  }
  if (reserved.includes(name)) throw new UserError(`'${name}' means something else here; take another name`);
}
