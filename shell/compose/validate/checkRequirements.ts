import semver from 'semver';
import type { SectionRelease, ShellRelease } from '../Release';
import { UserError } from '../UserError';

/** The range an owner may build with to work with a version: every minor of its major. */
const rangeOf = (version: string) => (semver.major(version) === 0 ? `^${version}` : `^${semver.major(version)}`);

/**
 * Refuses a section that wants a shared module in a version this shell does not have.
 * @throws UserError naming the section, the module, the wanted and the given version, and the remedy.
 */
export function checkRequirements(
  { name, requires }: Pick<SectionRelease, 'name' | 'requires'>,
  { provides }: Pick<ShellRelease, 'provides'>,
): void {
  for (const [module, wanted] of Object.entries(requires)) {
    const given = provides[module];
    if (given && semver.satisfies(given, wanted)) continue;
    const remedy = given ? `build it with ${module} ${rangeOf(given)}` : 'build it without';
    throw new UserError(
      `${name}: needs ${module} ${wanted}, this shell gives ${given ?? 'none'}; ${remedy} or release a shell that has it`,
    );
  }
}
