import { packages } from '@site/build/packages';
import { fingerprint } from './fingerprint';
import { sourcesOf } from './knownBuild';

/**
 * Whether a live release was made from other sources than those that are here, the shared data among them; null where that
 * is not known, as of one that was built elsewhere.
 */
export async function isBehind(pkg: { readonly name: string; readonly version: string }): Promise<boolean | null> {
  const sources = await sourcesOf(pkg);
  const here = packages.find(({ name }) => name === pkg.name);
  return sources === null || !here ? null : sources !== (await fingerprint(here.folder));
}
