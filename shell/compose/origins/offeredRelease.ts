import type { BuiltPackage } from '@site/build/packages';
import { admitRelease } from '../admitRelease';
import { places } from '../places';
import { readRelease, storedVersions } from '../releases/readRelease';
import type { ShellRelease, StoredRelease } from '../releases/Release';
import type { NewlyStored } from '../releases/storeRelease';
import type { LivePointer } from './LivePointer';
import { originSource } from './originSource';

/** The release an origin offers, stored here: fetched and looked at like any other, unless it is stored already. */
export async function offeredRelease(
  pkg: BuiltPackage,
  pointer: LivePointer,
  origin: string,
  shell: StoredRelease<ShellRelease>,
): Promise<NewlyStored> {
  const { name, version } = pointer;
  if ((await storedVersions(places.releases, name)).includes(version)) {
    return { ...(await readRelease(places.releases, name, version)), discard: () => Promise.resolve() };
  }
  return admitRelease(pkg, originSource(pointer, origin), shell);
}
