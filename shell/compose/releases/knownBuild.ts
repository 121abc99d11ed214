import { buildFolder } from '@site/build/packages';
import { readFile, writeFile } from 'node:fs/promises';
import { places } from '../places';
import { readRelease } from './readRelease';
import type { StoredRelease } from './Release';

/** What a build was made from, and what became of it. */
interface BuildRecord {
  readonly fingerprint: string;
  readonly version: string;
}

const recordFile = (name: string) => `${buildFolder(name)}.json`;

/** The stored release that was made from sources of that fingerprint, if there is one and it is whole. */
export async function knownBuild(name: string, fingerprint: string): Promise<StoredRelease | null> {
  try {
    const record = JSON.parse(await readFile(recordFile(name), 'utf8')) as BuildRecord;
    return record.fingerprint === fingerprint ? await readRelease(places.releases, name, record.version) : null;
  } catch {
    return null;
  }
}

/** Notes what a release was made from. A note that cannot be written costs a build and nothing else. */
export async function rememberBuild(name: string, fingerprint: string, version: string): Promise<void> {
  const record: BuildRecord = { fingerprint, version };
  await writeFile(recordFile(name), JSON.stringify(record)).catch(() => {});
}
