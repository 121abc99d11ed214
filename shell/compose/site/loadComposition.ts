import type { ClinicDay } from '@site/shared-data/clinicTime';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '../../src/sections/registry';
import { ClearError } from '../ClearError';
import { prerenderFile } from '../releases/fileNames';
import { loadSectionBundle } from '../releases/loadSectionBundle';
import { readRelease } from '../releases/readRelease';
import type { StoredRelease } from '../releases/Release';
import { shellBundle } from '../releases/shellBundle';
import type { RenderingShell } from '../releases/shellBundle';
import type { ComposedRelease, ComposedSection, Composition, SiteMode } from './Composition';
import type { LivePackage } from './LiveSite';
import { pinned } from './releaseUrl';

interface CompositionOptions {
  readonly releases: string;
  readonly packages: readonly LivePackage[];
  readonly day: ClinicDay;
  readonly mode: SiteMode;
  readonly origin: string;
}

async function composed(stored: StoredRelease): Promise<ComposedRelease> {
  const { style } = stored.release;
  return { ...stored, css: style ? await readFile(path.join(stored.folder, style.file), 'utf8') : null };
}

async function composedSection(stored: StoredRelease, shell: RenderingShell): Promise<ComposedSection> {
  const file = path.join(stored.folder, prerenderFile);
  const section = loadSectionBundle(stored.release.name, await readFile(file, 'utf8'), file, shell);
  return { ...(await composed(stored)), section };
}

function registered({ release, section }: ComposedSection, origin: string | undefined): Registry['sections'][number] {
  return {
    name: release.name,
    container: release.container,
    entry: pinned(release, release.script, origin),
    // Styles come from the site itself: nothing foreign stands between a page and its looks.
    ...(release.style && { style: pinned(release, release.style) }),
    pages: section.pages.map((page) => page.path),
  };
}

/** Reads the live releases, checks their files, and loads what renders their pages. */
export async function loadComposition({
  releases,
  packages,
  day,
  mode,
  origin,
}: CompositionOptions): Promise<Composition> {
  const stored = await Promise.all(packages.map(({ name, version }) => readRelease(releases, name, version)));
  const shellRelease = stored.find(({ release }) => release.name === 'shell');
  if (!shellRelease) throw new ClearError('shell: not released yet; run npm run build');
  const bundle = await shellBundle(shellRelease.folder);
  const shell = { bundle, contract: shellRelease.release.contract };
  const sections = await Promise.all(
    stored.filter((one) => one !== shellRelease).map((one) => composedSection(one, shell)),
  );
  const originOf = (name: string) => packages.find((pkg) => pkg.name === name)?.origin;
  const registry = {
    day,
    demo: mode === 'demo',
    sections: sections.map((section) => registered(section, originOf(section.release.name))),
  };
  return { shell: { ...(await composed(shellRelease)), bundle }, sections, registry, day, mode, origin };
}
