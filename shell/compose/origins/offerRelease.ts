import { randomUUID } from 'node:crypto';
import { access, cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOf, manifestFile } from '../releases/Release';
import type { StoredRelease } from '../releases/Release';
import { headerRules } from '../site/headerRules';
import type { HeaderRule } from '../site/headerRules';
import { headersFor } from '../site/headersFor';
import { headersForStaticHosts } from '../site/headersForStaticHosts';
import { pointerFile } from './LivePointer';
import type { LivePointer } from './LivePointer';

/** Written whole beside its place, then moved there: a reader sees the old text or the new one. */
async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, text);
  await rename(draft, file);
}

/** Releases are for every site and never change; the pointer does. */
function offerRules(): HeaderRule[] {
  const versioned = headersFor(
    headerRules({ day: '1983-01-01', demo: true, sections: [], events: [] }, []),
    '/releases/',
  );
  return [
    { path: '/*', headers: versioned },
    { path: `/${pointerFile}`, headers: { ...versioned, 'cache-control': 'no-cache' } },
  ];
}

const exists = (place: string) =>
  access(place).then(
    () => true,
    () => false,
  );

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
  if (!(await exists(place))) {
    const aside = path.join(to, `.${randomUUID()}`);
    for (const file of [manifestFile, ...filesOf(release).map((one) => one.file)]) {
      await cp(path.join(folder, file), path.join(aside, file), { recursive: true });
    }
    await rename(aside, place);
  }
  await replaceFile(path.join(to, '_headers'), headersForStaticHosts(offerRules()));
  const pointer: LivePointer = { name, version };
  await replaceFile(path.join(to, pointerFile), `${JSON.stringify(pointer)}\n`);
}
