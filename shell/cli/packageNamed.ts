import { packages } from '@site/build/packages';
import type { BuiltPackage } from '@site/build/packages';
import { UserError } from '../compose/UserError';

/**
 * The package of a name a person typed.
 * @throws UserError that lists the names there are.
 */
export function packageNamed(name: string): BuiltPackage {
  const found = packages.find((pkg) => pkg.name === name);
  if (found) return found;
  throw new UserError(`There is no section '${name}'. There are: ${packages.map((pkg) => pkg.name).join(', ')}`);
}
