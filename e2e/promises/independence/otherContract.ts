import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestFile } from '../../../shell/compose/releases/Release';
import type { Release } from '../../../shell/compose/releases/Release';
import { versionOf } from '../../../shell/compose/releases/versionOf';
import type { OwnSite } from '../../own-site/ownSite';

/** Copies the release a test began with as one of another contract: whole, and under the version that belongs to it. */
export async function otherContract(site: OwnSite, name: string, contract: number): Promise<string> {
  const folder = path.join(site.home, `contract-${contract}`, name);
  await cp(site.firstRelease(name), folder, { recursive: true });
  const file = path.join(folder, manifestFile);
  const withoutVersion = (key: string, value: unknown) => (key === 'version' ? undefined : value);
  const content = JSON.parse(await readFile(file, 'utf8'), withoutVersion) as Omit<Release, 'version'>;
  const other = { ...content, contract };
  await writeFile(file, JSON.stringify({ ...other, version: versionOf(other) }));
  return folder;
}
