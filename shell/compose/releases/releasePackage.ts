import type { BuiltPackage } from '@site/build/packages';
import { buildFolder } from '@site/build/packages';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { places } from '../places';
import { buildPackage } from './buildPackage';
import { fingerprint } from './fingerprint';
import type { StoredRelease } from './Release';
import { readRelease } from './readRelease';
import { shellBundle } from './shellBundle';
import { storeRelease } from './storeRelease';
import { verifyBuild } from './verifyBuild';

interface ReleasedPackage {
  readonly stored: StoredRelease;
  /** Whether it had to be built; otherwise the sources were released before. */
  readonly built: boolean;
  /** Takes a release back that cannot go live, so that nothing of it stays behind. */
  readonly discard: () => Promise<void>;
}

/** What a build was made from, and what became of it. */
interface Built {
  readonly fingerprint: string;
  readonly version: string;
}

const recordFile = (name: string) => `${buildFolder(name)}.json`;

const readRecord = async (name: string): Promise<Built | null> =>
  readFile(recordFile(name), 'utf8').then(
    (text) => JSON.parse(text) as Built,
    () => null,
  );

/** The release that was made from the present sources, if there is one. */
async function releaseOfSources({ name }: BuiltPackage, sources: string): Promise<StoredRelease | null> {
  const record = await readRecord(name);
  if (record?.fingerprint !== sources) return null;
  return readRelease(places.releases, name, record.version).catch(() => null);
}

/**
 * Builds a package, checks what came out against the contract by rendering every page of it, and stores it as a release.
 * Sources that are released already are not built again.
 * @param shellFolder the shell to render a section's pages with; not needed for the shell itself.
 */
export async function releasePackage(
  pkg: BuiltPackage,
  shellFolder: string | null,
  progressed: (fraction: number) => void = () => {},
): Promise<ReleasedPackage> {
  const sources = await fingerprint(pkg.folder);
  const known = await releaseOfSources(pkg, sources);
  if (known) return { stored: known, built: false, discard: () => Promise.resolve() };
  const built = await buildPackage(pkg.name, progressed);
  const shell = await shellBundle(shellFolder ?? built);
  const { pages, pictures } = await verifyBuild(pkg, built, shell);
  const stored = await storeRelease(places.releases, { ...pkg, built, pages, pictures });
  await writeFile(recordFile(pkg.name), JSON.stringify({ fingerprint: sources, version: stored.release.version }));
  const discard = async () => {
    if (stored.isNew) await rm(stored.folder, { recursive: true, force: true });
    await rm(recordFile(pkg.name), { force: true });
  };
  return { stored, built: true, discard };
}
