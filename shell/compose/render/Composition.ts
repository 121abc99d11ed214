import type { AnnouncedEvent } from '@site/section/Section';
import type { Sample } from '@site/shared-data/check/siteSamples';
import { samplesOn } from '@site/shared-data/check/samplesOn';
import type { ClinicDay } from '@site/shared-data/dates/clinicDay';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PinnedFile, RegisteredEvent, RegisteredSection, Registry } from '../../src/sections/registry';
import { compressedSize } from '../../hosts/compress';
import { loadedFiles, prerenderFile } from '../Release';
import type { PackageFiles, ReleaseFile, ReleaseFiles } from '../Release';
import type { PageData, SectionData, ShellData } from '../runner/Protocol';
import type { Runner } from '../runner/startRunner';
import type { SiteMode } from '../settings';
import { Refusal } from '../UserError';
import { assertRequirements, sectionFault } from '../validate/sectionFault';

/** A release of the shell with the data of its bundle. */
export interface ComposedShell extends PackageFiles, ShellData {
  readonly css: string;
  /** The styles of the shell's own pages only. */
  readonly homeCss: string;
}

/** A release of a section with the data of its bundle. */
export interface ComposedSection extends PackageFiles, Omit<SectionData, 'name'> {
  readonly css: string;
}

/** A release with the data of its bundle. */
export type Composed = ComposedShell | ComposedSection;

/** Everything that a site is composed from. The same composition gives the same bytes. */
export interface Composition {
  /** The guarded process that has loaded the bundles of these releases. */
  readonly runner: Runner;
  readonly shell: ComposedShell;
  readonly sections: readonly ComposedSection[];
  readonly registry: Registry;
  /** The day the pages are written for. */
  readonly day: ClinicDay;
  readonly mode: SiteMode;
  /** The origin of the site, such as 'https://www.example.org'. */
  readonly origin: string;
  /** The facts that are still samples, and their pages. */
  readonly samples: readonly Sample[];
}

/** One document of the site, of the shell or of a section. */
export interface ComposedPage {
  /** The address, or '*' for the 404 page. */
  readonly address: string;
  readonly head: PageData;
  readonly owner?: ComposedSection;
}

/** The name of the package that a page belongs to. */
export const ownerOf = ({ owner }: Pick<ComposedPage, 'owner'>) => owner?.name ?? 'shell';

/** Whether a page shows samples. */
export const showsSamples = (
  { registry: { demo } }: Pick<Composition, 'registry'>,
  page: Pick<ComposedPage, 'owner'>,
) => (typeof demo === 'boolean' ? demo : demo.includes(ownerOf(page)));

/** Every document of the site, those of the shell first. */
export function pagesOf({ shell, sections }: Pick<Composition, 'shell' | 'sections'>): ComposedPage[] {
  return [
    ...shell.pages.map((head) => ({ address: head.path, head })),
    ...sections.flatMap((owner) => owner.pages.map((head) => ({ address: head.path, head, owner }))),
  ];
}

/** The text of a style sheet; empty where there is none. */
const cssOf = async ({ folder }: ReleaseFiles, style: ReleaseFile | null) =>
  style ? readFile(path.join(folder, style.file), 'utf8') : '';

/** The size of what the browser loads of a section, in bytes of brotli. */
async function bytesOf(files: ReleaseFiles): Promise<number> {
  const sizes = loadedFiles(files).map(({ file }) => compressedSize(path.join(files.folder, file)));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function registered({ name, container, files, pages }: ComposedSection): Promise<RegisteredSection> {
  return {
    name,
    container,
    entry: pinned(files, files.script),
    ...(files.style && { style: pinned(files, files.style) }),
    bytes: await bytesOf(files),
    pages: pages.map((page) => page.path),
  };
}

/** The packages with samples on their pages; true for all of them in demo mode. */
function packagesWithSamples(
  mode: SiteMode,
  samples: readonly Sample[],
  owners: readonly Composed[],
): Registry['demo'] {
  if (mode === 'demo') return true;
  const hasSamples = ({ pages }: Composed) =>
    samplesOn(
      samples,
      pages.map((page) => page.path),
    ).length > 0;
  const names = owners.filter(hasSamples).map(({ name }) => name);
  return names.length > 0 && names;
}

/** A past event as the registry has it: short, because every page contains the registry. */
const withoutDetails = ({ path, title, firstDay, lastDay }: AnnouncedEvent): RegisteredEvent => ({
  path,
  title,
  firstDay,
  lastDay,
});

/** A prerender bundle, and its file for the messages of errors. */
async function prerenderCode(folder: string) {
  const file = path.join(folder, prerenderFile);
  return { code: await readFile(file, 'utf8'), file };
}

/** Loads a shell's prerender bundle from a folder. */
export const loadShell = async (runner: Runner, folder: string): Promise<ShellData> =>
  runner.ask('loadShell', { name: 'shell', at: prerenderFile }, await prerenderCode(folder));

/**
 * Loads a section's prerender bundle from a folder.
 * @param contract the version of the shell.
 * @throws Refusal naming the section, what breaks the contract, and the remedy.
 */
export async function loadSection(
  runner: Runner,
  name: string,
  folder: string,
  contract: number,
): Promise<SectionData> {
  const data = await runner.ask('loadSection', { name, at: prerenderFile }, { name, ...(await prerenderCode(folder)) });
  const fault = sectionFault(data, contract);
  if (fault) throw new Refusal(name, fault);
  return data as SectionData;
}

async function composedSection(runner: Runner, pkg: PackageFiles, shell: ComposedShell): Promise<ComposedSection> {
  const { name, files } = pkg;
  const data = await loadSection(runner, name, files.folder, shell.contract);
  assertRequirements(name, data.requires, shell.provides);
  return { ...data, ...pkg, css: await cssOf(files, files.style) };
}

/**
 * Loads releases into a guarded process, which renders their pages.
 * @param packages the shell and every section.
 * @throws Refusal where a section was built for another contract, or requires a module that the shell does not have.
 */
export async function loadComposition(
  runner: Runner,
  packages: readonly PackageFiles[],
  settings: Pick<Composition, 'day' | 'mode' | 'origin' | 'samples'>,
): Promise<Composition> {
  const host = packages.find(({ name }) => name === 'shell');
  if (!host) throw new Refusal('shell', 'not released yet; run npm run build');
  const { files } = host;
  const [css, homeCss] = await Promise.all([cssOf(files, files.style), cssOf(files, files.homeStyle)]);
  const shell = { ...host, ...(await loadShell(runner, files.folder)), css, homeCss };
  const { day, mode, samples } = settings;
  const others = packages.filter((pkg) => pkg !== host);
  const sections = await Promise.all(others.map((pkg) => composedSection(runner, pkg, shell)));
  const { homeStyle } = files;
  const registry = {
    day,
    demo: packagesWithSamples(mode, samples, [shell, ...sections]),
    ...(homeStyle && { homeStyle: pinned(files, homeStyle) }),
    sections: await Promise.all(sections.map(registered)),
    events: sections
      .flatMap(({ events = [] }) => events)
      .sort((a, b) => a.firstDay.localeCompare(b.firstDay))
      .map((event) => (event.lastDay < day ? withoutDetails(event) : event)),
  };
  await runner.ask('setRegistry', { name: 'shell', at: prerenderFile }, { registry });
  return { runner, shell, sections, registry, ...settings };
}

/** The folder of a release on the site. Its name changes with its content, so browsers cache it for a year. */
export const releasePath = ({ name, version }: Pick<ReleaseFiles, 'name' | 'version'>) =>
  `/releases/${name}/${version}`;

/** The address and hash of a file of a release, as pages have them. */
export const pinned = (release: ReleaseFiles, { file, integrity }: ReleaseFile): PinnedFile => ({
  url: `${releasePath(release)}/${file}`,
  integrity,
});
