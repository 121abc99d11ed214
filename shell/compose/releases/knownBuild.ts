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

async function readRecord(name: string): Promise<BuildRecord | null> {
  const text = await readFile(recordFile(name), 'utf8').catch(() => 'null');
  try {
    return JSON.parse(text) as BuildRecord | null;
  } catch {
    return null;
  }
}

/** What the sources of a release were, by their fingerprint; null where it was not built here, or another one since. */
export async function sourcesOf({ name, version }: { name: string; version: string }): Promise<string | null> {
  const record = await readRecord(name);
  return record?.version === version ? record.fingerprint : null;
}

/** The stored release that was made from sources of that fingerprint, if there is one and it is whole. */
export async function knownBuild(name: string, fingerprint: string): Promise<StoredRelease | null> {
  const record = await readRecord(name);
  if (record?.fingerprint !== fingerprint) return null;
  return readRelease(places.releases, name, record.version).catch(() => null);
}

/** Notes what a release was made from. A note that cannot be written costs a build and nothing else. */
export async function rememberBuild(name: string, fingerprint: string, version: string): Promise<void> {
  const record: BuildRecord = { fingerprint, version };
  await writeFile(recordFile(name), JSON.stringify(record)).catch(() => {});
}
