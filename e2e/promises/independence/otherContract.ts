import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { manifestFile } from '../../../shell/compose/releases/Release';
import type { Release } from '../../../shell/compose/releases/Release';
import { versionOf } from '../../../shell/compose/releases/versionOf';

/** Copies a stored release as one of another contract: whole, and under the version that belongs to it. */
export async function otherContract(release: string, contract: number): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'contract-'));
  await cp(release, folder, { recursive: true });
  const file = path.join(folder, manifestFile);
  const withoutVersion = (key: string, value: unknown) => (key === 'version' ? undefined : value);
  const content = JSON.parse(await readFile(file, 'utf8'), withoutVersion) as Omit<Release, 'version'>;
  const other = { ...content, contract };
  await writeFile(file, JSON.stringify({ ...other, version: versionOf(other) }));
  return folder;
}
