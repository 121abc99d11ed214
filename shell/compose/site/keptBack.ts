import type { LivePackage } from './LiveSite';

/**
 * Why building the whole site leaves the live release of a package as it is, and what to type to change that; null where
 * nothing speaks against what is here.
 * @param origins where sections come from that are not built here (`sectionOrigins`).
 */
export function keptBack(pkg: LivePackage, origins: ReadonlyMap<string, string>): string | null {
  const { name, version, insteadOf, follows } = pkg;
  const remedy = `npm run release -- ${name}`;
  if (origins.has(name)) return null;
  if (follows) {
    return `⚠ ${name} stays at ${version} of ${follows}, which no origin names now; name it again (SECTION_ORIGINS), or take what is here: ${remedy}`;
  }
  if (insteadOf) {
    return `⚠ ${name} stays at ${version}, gone back from ${insteadOf}; to take what is here: ${remedy}`;
  }
  return null;
}
