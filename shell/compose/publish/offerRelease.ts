import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOf, manifestFile } from '../Release';
import type { StoredRelease } from '../Release';
import { versionedHeaders } from '../write/headerRules';
import type { HeaderRule } from '../../hosts/HeaderRule';
import { headersForStaticHosts } from '../../hosts/headersForStaticHosts';
import { pointerFile } from '../stage/origins';
import type { LivePointer } from '../stage/origins';

/** Written whole beside its place, then moved there: a reader sees the old text or the new one. */
async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, text);
  await rename(draft, file);
}

/** Releases are for every site and never change; the pointer does. */
const offerRules: readonly HeaderRule[] = [
  { path: '/*', headers: versionedHeaders },
  { path: `/${pointerFile}`, headers: { ...versionedHeaders, 'cache-control': 'no-cache' } },
];

const isDraft = (entry: string) => entry.startsWith('.') || entry.startsWith(`${pointerFile}.`);

/**
 * Offers a stored release to other sites: puts it into a folder that a host serves, beside those offered before, and points
 * to it last. `_headers` says how a static host is to send it.
 */
export async function offerRelease({ release, folder }: StoredRelease, to: string): Promise<void> {
  const { name, version } = release;
  await mkdir(to, { recursive: true });
  for (const entry of (await readdir(to)).filter(isDraft)) await rm(path.join(to, entry), { recursive: true });
  const place = path.join(to, version);
  if (!existsSync(place)) {
    const aside = path.join(to, `.${randomUUID()}`);
    for (const file of [manifestFile, ...filesOf(release).map((one) => one.file)]) {
      await cp(path.join(folder, file), path.join(aside, file), { recursive: true });
    }
    await rename(aside, place);
  }
  await replaceFile(path.join(to, '_headers'), headersForStaticHosts(offerRules));
  const pointer: LivePointer = { name, version };
  await replaceFile(path.join(to, pointerFile), `${JSON.stringify(pointer)}\n`);
}
