import { packages } from '@site/build/packages';
import type { BuiltPackage } from '@site/build/packages';
import leven from 'leven';
import { UserError } from '../compose/UserError';

/**
 * The package of a name that a person typed.
 * @throws UserError that lists the names of packages.
 */
export function packageNamed(name: string): BuiltPackage {
  const found = packages.find((pkg) => pkg.name === name);
  if (found) return found;
  const names = packages.map((pkg) => pkg.name);
  const close = names.find((one) => leven(one, name) <= 2);
  throw new UserError(
    `There is no section '${name}'${close ? `; did you mean ${close}?` : '.'} There are: ${names.join(', ')}`,
  );
}
