import { packages, sectionFolder, type BuiltPackage } from '@site/build/packages';
import leven from 'leven';
import { UserError } from '../system/UserError';

/** Returns a question about a known word that is close to the typed one, or undefined if none is close. */
export function suggestion(typed: string, known: readonly string[]): string | undefined {
  const close = known.find((one) => leven(one, typed) <= 2);
  return close && `. Did you mean ${close}?`;
}

const names = packages.map(({ name }) => name);

/** The names of all packages, separated by commas. */
export const packageNames = names.join(', ');

/** Returns the package of a name that a person typed. @throws UserError that lists all names. */
export function packageNamed(name: string): BuiltPackage {
  const found = packages.find((pkg) => pkg.name === name);
  if (found) return found;
  // People also type the name of the folder.
  const close = suggestion(name.replace(sectionFolder(''), ''), names);
  throw new UserError(`There is no section '${name}'${close ?? '.'} The sections are: ${packageNames}`);
}

/** Collects the packages of the names that a person typed. Commander calls it for each name. */
export const packagesNamed = (name: string, before: readonly BuiltPackage[] = []): readonly BuiltPackage[] => [
  ...before.filter((pkg) => pkg.name !== name),
  packageNamed(name),
];

/** Collects the packages that a rollback restores besides the first one. @throws UserError for the name of a release. */
export function othersNamed(name: string, before: readonly BuiltPackage[]): readonly BuiltPackage[] {
  if (/^[0-9a-f]{8,}$/.test(name)) throw new UserError(`'${name}' is the name of a release. Write --to ${name}`);
  return packagesNamed(name, before);
}
