import { isInstalled, packages, sectionOf } from '@site/build/packages';
import type { BuiltPackage } from '@site/build/packages';
import type { Branches } from './store';

/**
 * Every package of the site. In its own repository these are the rows of `shell/build/packages.js`; the repository of one section
 * has no rows, and takes each package that the store has a branch of.
 */
export function sitePackages(branches: Branches): readonly BuiltPackage[] {
  if (!isInstalled) return packages;
  const others = [...branches.keys()].filter((name) => !packages.some((pkg) => pkg.name === name));
  const [shell, ...sections] = [...packages, ...others.map((name) => sectionOf({ name }))];
  return [...(shell ? [shell] : []), ...sections.sort((a, b) => a.name.localeCompare(b.name))];
}
