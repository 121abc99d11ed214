import { packages, type BuiltPackage } from '@site/build/packages';
import leven from 'leven';
import { UserError } from '../compose/UserError';

/** The question whether a word that is close to what a person typed is meant; undefined where none is. */
export function suggestion(typed: string, known: readonly string[]): string | undefined {
  const close = known.find((one) => leven(one, typed) <= 2);
  return close && `; did you mean ${close}?`;
}

const names = packages.map(({ name }) => name);

/** The names of all packages, for people. */
export const packageNames = names.join(', ');

/** The package of a name that a person typed. @throws UserError that lists the names there are. */
export function packageNamed(name: string): BuiltPackage {
  const found = packages.find((pkg) => pkg.name === name);
  if (found) return found;
  throw new UserError(`There is no section '${name}'${suggestion(name, names) ?? '.'} There are: ${packageNames}`);
}

/** The packages of the names that a person typed: commander calls it for each, with those before. */
export const packagesNamed = (name: string, before: readonly BuiltPackage[] = []): readonly BuiltPackage[] => [
  ...before.filter((pkg) => pkg.name !== name),
  packageNamed(name),
];
