import { siteSamples, type Sample } from '@site/shared-data/check/siteSamples';
import { samplesOn } from '@site/shared-data/check/samplesOn';
import { clinicClock } from '@site/shared-data/dates/clinicClock';
import type { ClinicDay } from '@site/shared-data/dates/clinicDay';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { PinnedFile, RegisteredEvent, RegisteredSection, Registry } from '../../src/sections/registry';
import { compressedSize } from '../../hosts/compress';
import {
  loadedFiles,
  manifestFile,
  parseManifest,
  prerenderFile,
  type Manifest,
  type PackageFiles,
  type ReleaseFile,
  type ReleaseFiles,
} from '../Release';
import type { PageData, Runner, SectionData, ShellData } from '../runner/startRunner';
import { buildTime, chosenOrigin, siteMode, type SiteMode } from '../settings';
import { Refusal } from '../UserError';
import { sectionFault } from '../validate/sectionFault';

/** Releases with the data of their bundles. */
export type ComposedSection = PackageFiles & SectionData;
export type Composed = (PackageFiles & ShellData) | ComposedSection;

/** One document of the site. */
export interface ComposedPage {
  /** The address, or '*' for the 404 page. */
  readonly address: string;
  readonly head: PageData;
  /** The name of its package. */
  readonly owner: string;
}

/** Everything that a site is composed from. The same composition gives the same bytes. */
export interface Composition {
  /** The guarded process that has loaded the bundles of these releases. */
  readonly runner: Runner;
  readonly shell: PackageFiles & ShellData;
  readonly sections: readonly ComposedSection[];
  /** Every document of the site, those of the shell first. */
  readonly pages: readonly ComposedPage[];
  readonly registry: Registry;
  /** The day the pages are written for. */
  readonly day: ClinicDay;
  readonly mode: SiteMode;
  /** The origin of the site, such as 'https://www.example.org'. */
  readonly origin: string;
  /** The facts that are still samples, and their pages. */
  readonly samples: readonly Sample[];
}

/** Whether a page shows samples. */
export const showsSamples = ({ registry: { demo } }: Pick<Composition, 'registry'>, { owner }: ComposedPage) =>
  typeof demo === 'boolean' ? demo : demo.includes(owner);

/** The folder of a release on the site. Its name changes with its content, so browsers cache it for a year. */
export const releasePath = ({ name, version }: Pick<ReleaseFiles, 'name' | 'version'>) =>
  `/releases/${name}/${version}`;

/** The address and hash of a file of a release, as pages have them. */
export const pinned = (release: ReleaseFiles, { file, integrity }: ReleaseFile): PinnedFile => ({
  url: `${releasePath(release)}/${file}`,
  integrity,
});

async function registered({ name, container, files, pages }: ComposedSection): Promise<RegisteredSection> {
  const sizes = loadedFiles(files).map(({ file }) => compressedSize(path.join(files.folder, file)));
  return {
    name,
    container,
    entry: pinned(files, files.script),
    ...(files.style && { style: pinned(files, files.style) }),
    bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
    pages: pages.map((page) => page.path),
  };
}

/** A prerender bundle, and its file for the messages of errors. */
async function prerenderCode(folder: string) {
  const file = path.join(folder, prerenderFile);
  return { code: await readFile(file, 'utf8'), file };
}

/** Loads a shell's prerender bundle from a folder. */
export const loadShell = async (runner: Runner, folder: string) =>
  runner.ask('loadShell', { name: 'shell', at: prerenderFile }, await prerenderCode(folder));

/** Loads a section's prerender bundle from a folder. Throws a Refusal where it breaks the contract with the shell. */
export async function loadSection(runner: Runner, name: string, folder: string, shell: ShellData) {
  const data = await runner.ask('loadSection', { name, at: prerenderFile }, { name, ...(await prerenderCode(folder)) });
  const fault = sectionFault(data, shell);
  if (fault) throw new Refusal(name, fault);
  return data as SectionData;
}

/** Loads the shell and every section into a guarded process, which renders their pages. Throws a Refusal where one does not fit. */
export async function loadComposition(runner: Runner, packages: readonly PackageFiles[]): Promise<Composition> {
  const { day } = clinicClock(buildTime().getTime());
  const [mode, origin, samples] = [siteMode(), chosenOrigin(), siteSamples()];
  const host = packages.find(({ name }) => name === 'shell');
  if (!host) throw new Refusal('shell', 'not released yet; run npm run build, or set SITE_STORE');
  const shell = { ...host, ...(await loadShell(runner, host.files.folder)) };
  const others = packages.filter((pkg) => pkg !== host);
  const sections = await Promise.all(
    others.map(async (pkg) => ({ ...(await loadSection(runner, pkg.name, pkg.files.folder, shell)), ...pkg })),
  );
  const pages = [shell, ...sections].flatMap(({ name: owner, pages: heads }) =>
    heads.map((head) => ({ address: head.path, head, owner })),
  );
  const showing = pages.filter(({ address }) => samplesOn(samples, [address]).length > 0);
  const withSamples = [...new Set(showing.map(({ owner }) => owner))];
  const { style: shellStyle, homeStyle } = host.files;
  const registry = {
    day,
    demo: mode === 'demo' || (withSamples.length > 0 && withSamples),
    ...(shellStyle && { shellStyle: pinned(host.files, shellStyle) }),
    ...(homeStyle && { homeStyle: pinned(host.files, homeStyle) }),
    sections: await Promise.all(sections.map(registered)),
    events: sections
      .flatMap(({ events = [] }) => events)
      .sort((a, b) => a.firstDay.localeCompare(b.firstDay))
      .map((event): RegisteredEvent => {
        const { path, title, firstDay, lastDay } = event;
        // Every page contains the registry: a past event is short.
        return lastDay < day ? { path, title, firstDay, lastDay } : event;
      }),
  };
  return { runner, shell, sections, pages, registry, day, mode, origin, samples };
}

/** The manifest of a release, made from its bundle. */
export function manifestOf(pkg: Composed, modules: readonly string[]): Manifest {
  const { name, container, contract } = pkg;
  const pages = pkg.pages.map((page) => page.path).sort();
  return 'provides' in pkg
    ? { kind: 'shell', name, contract, pages, provides: pkg.provides, modules }
    : { kind: 'section', name, contract, container, pages, requires: pkg.requires, modules };
}

/** Throws a Refusal where a release's manifest differs from its bundle. */
export async function assertManifest(pkg: Composed): Promise<void> {
  const text = await readFile(path.join(pkg.files.folder, manifestFile), 'utf8').catch(() => '{}');
  const given = parseManifest(text);
  const wanted = Object.entries(manifestOf(pkg, given.modules ?? []));
  const [other] =
    wanted.find(([field, value]) => !isDeepStrictEqual(given[field as keyof Manifest] ?? [], value)) ?? [];
  if (other) throw new Refusal(pkg.name, `release.json names other ${other} than the bundle has; release it anew`);
}
