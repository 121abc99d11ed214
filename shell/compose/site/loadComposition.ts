import type { ClinicDay } from '@site/shared-data/clinicTime';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ClearError } from '../ClearError';
import { prerenderFile } from '../releases/fileNames';
import { loadSectionBundle } from '../releases/loadSectionBundle';
import { readRelease } from '../releases/readRelease';
import type { StoredRelease } from '../releases/Release';
import { shellBundle } from '../releases/shellBundle';
import type { ShellBundle } from '../releases/shellBundle';
import type { ComposedSection, Composition, SiteMode } from './Composition';
import type { LivePackage } from './LiveSite';
import { pinned } from './releaseUrl';

interface CompositionOptions {
  readonly releases: string;
  readonly packages: readonly LivePackage[];
  readonly day: ClinicDay;
  readonly mode: SiteMode;
  readonly origin: string;
}

async function composedSection(stored: StoredRelease, shell: ShellBundle): Promise<ComposedSection> {
  const file = path.join(stored.folder, prerenderFile);
  const section = loadSectionBundle(stored.release.name, await readFile(file, 'utf8'), file, shell.lentModules);
  return { ...stored, section };
}

/** No two sections may own one address, and none the shell's. */
function refuseSharedAddresses(sections: readonly ComposedSection[], shell: ShellBundle): void {
  const owners = new Map(Object.keys(shell.ownPages).map((address) => [address, 'shell']));
  for (const { release, section } of sections) {
    for (const { path: address } of section.pages) {
      const owner = owners.get(address);
      if (owner)
        throw new ClearError(
          `${release.name}: ${address} belongs to ${owner} already; take another address, or have ${owner} release without it`,
        );
      owners.set(address, release.name);
    }
  }
}

/** Reads the live releases, checks them, and loads what renders their pages. */
export async function loadComposition({
  releases,
  packages,
  day,
  mode,
  origin,
}: CompositionOptions): Promise<Composition> {
  const stored = await Promise.all(packages.map(({ name, version }) => readRelease(releases, name, version)));
  const shellRelease = stored.find(({ release }) => release.name === 'shell');
  if (!shellRelease) throw new ClearError('shell: not released yet; run npm run release -- shell');
  const bundle = await shellBundle(shellRelease.folder);
  const sections = await Promise.all(
    stored.filter((one) => one !== shellRelease).map((one) => composedSection(one, bundle)),
  );
  refuseSharedAddresses(sections, bundle);
  const registry = {
    day,
    demo: mode === 'demo',
    sections: sections.map(({ release, section }) => ({
      name: release.name,
      container: release.container,
      entry: pinned(release, release.script),
      ...(release.style && { style: pinned(release, release.style) }),
      pages: section.pages.map((page) => page.path),
    })),
  };
  return { shell: { ...shellRelease, bundle }, sections, registry, day, mode, origin };
}
