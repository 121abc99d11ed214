import type { AnnouncedEvent } from '@site/section/Section';
import type { PlacedFact } from '@site/shared-data/check/sampleFacts';
import { samplesOn } from '@site/shared-data/check/samplesOn';
import type { ClinicDay } from '@site/shared-data/dates/clinicDay';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PinnedFile, RegisteredEvent, RegisteredSection, Registry } from '../../src/sections/registry';
import { loadedFiles, prerenderFile } from '../Release';
import type { Release, ReleaseFile, SectionRelease, ShellRelease, StoredRelease } from '../Release';
import type { PageData, SectionData, ShellData } from '../runner/Protocol';
import type { Runner } from '../runner/startRunner';
import type { SiteMode } from '../settings';
import { loadSection, loadShell } from '../validate/inspectBundle';
import { checkRequirements } from '../validate/validateSection';

/** A release that is composed, with the styles that stand in its pages. */
export interface ComposedRelease<Kind extends Release = Release> extends StoredRelease<Kind> {
  readonly css: string;
}

/** The shell's release, and what it says of itself. */
export interface ComposedShell extends ComposedRelease<ShellRelease>, Pick<ShellData, 'pages' | 'scriptPolicyName'> {
  /** The styles of its own pages, which those of sections do without. */
  readonly homeCss: string;
}

/** A section's release, and what it says of itself. */
export interface ComposedSection extends ComposedRelease<SectionRelease> {
  readonly section: SectionData;
}

/** Everything a site is composed from. The same composition gives the same bytes. */
export interface Composition {
  /** Has the bundles of these releases loaded, and renders their pages. */
  readonly runner: Runner;
  readonly shell: ComposedShell;
  readonly sections: readonly ComposedSection[];
  readonly registry: Registry;
  /** The day the pages are written for. */
  readonly day: ClinicDay;
  readonly mode: SiteMode;
  /** Where the site will be found, such as 'https://www.example.org'. No trailing slash. */
  readonly origin: string;
  /** What is still a sample, and on which pages. */
  readonly samples: readonly PlacedFact[];
}

/** One document of the site: an address of the shell's or of a section's. */
export interface ComposedPage {
  /** The address, or '*' for the 404 page. */
  readonly address: string;
  readonly head: PageData;
  readonly owner?: ComposedSection;
}

/** The name of the package that brings a page. */
export const ownerOf = ({ owner }: Pick<ComposedPage, 'owner'>) => owner?.release.name ?? 'shell';

/** Whether a page shows samples. */
export const showsSamples = (
  { registry: { demo } }: Pick<Composition, 'registry'>,
  page: Pick<ComposedPage, 'owner'>,
) => (typeof demo === 'boolean' ? demo : demo.includes(ownerOf(page)));

/** Every document of the site, the shell's own first. */
export function pagesOf({ shell, sections }: Pick<Composition, 'shell' | 'sections'>): ComposedPage[] {
  return [
    ...shell.pages.map((head) => ({ address: head.path, head })),
    ...sections.flatMap((owner) => owner.section.pages.map((head) => ({ address: head.path, head, owner }))),
  ];
}

interface CompositionParts {
  readonly shell: StoredRelease<ShellRelease>;
  readonly sections: readonly StoredRelease<SectionRelease>[];
  /** Where browsers load a section's script from, by its name, when that is not this site. */
  readonly origins?: ReadonlyMap<string, string>;
  readonly day: ClinicDay;
  readonly mode: SiteMode;
  readonly origin: string;
  readonly samples: readonly PlacedFact[];
}

/** The text of a release's styles; none where it has none. */
const cssOf = async (folder: string, style: ReleaseFile | undefined) =>
  style ? readFile(path.join(folder, style.file), 'utf8') : '';

/** What the browser loads of a section, in bytes of brotli. */
async function bytesOf({ release, folder }: StoredRelease): Promise<number> {
  const sizes = loadedFiles(release).map(async ({ file }) => (await stat(path.join(folder, `${file}.br`))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function registered(
  { release, folder, section }: ComposedSection,
  origin: string | undefined,
): Promise<RegisteredSection> {
  return {
    name: release.name,
    container: release.container,
    entry: pinned(release, release.script, origin),
    // Styles come from the site itself: nothing foreign stands between a page and its looks.
    ...(release.style && { style: pinned(release, release.style) }),
    bytes: await bytesOf({ release, folder }),
    pages: section.pages.map((page) => page.path),
  };
}

/** Which packages show samples; true for all, also on a site that is shown around. */
function packagesWithSamples(
  mode: SiteMode,
  samples: readonly PlacedFact[],
  owners: readonly { readonly name: string; readonly pages: readonly string[] }[],
): Registry['demo'] {
  if (mode === 'demo') return true;
  const names = owners.filter(({ pages }) => samplesOn(samples, pages).length > 0).map(({ name }) => name);
  return names.length > 0 && names;
}

/** What is left to say of an event that is over: every page carries it. */
const withoutDetails = ({ path, title, firstDay, lastDay }: AnnouncedEvent): RegisteredEvent => ({
  path,
  title,
  firstDay,
  lastDay,
});

/**
 * Loads what renders the pages of releases into a guarded process.
 * @throws UserError where a section was built for another contract, or wants what the shell does not have.
 */
export async function loadComposition(
  runner: Runner,
  { shell, sections, origins, day, mode, origin, samples }: CompositionParts,
): Promise<Composition> {
  const { pages, scriptPolicyName } = await loadShell(runner, shell.folder);
  const { contract } = shell.release;
  const loaded = await Promise.all(
    sections.map(async (stored) => {
      const { name } = stored.release;
      checkRequirements(stored.release, shell.release);
      const section = await loadSection(runner, name, stored.folder, contract);
      return { ...stored, css: await cssOf(stored.folder, stored.release.style), section };
    }),
  );
  const { style, homeStyle } = shell.release;
  const registry = {
    day,
    demo: packagesWithSamples(
      mode,
      samples,
      [shell, ...loaded].map(({ release }) => release),
    ),
    ...(homeStyle && { homeStyle: pinned(shell.release, homeStyle) }),
    sections: await Promise.all(loaded.map((section) => registered(section, origins?.get(section.release.name)))),
    events: loaded
      .flatMap(({ section }) => section.events ?? [])
      .sort((a, b) => a.firstDay.localeCompare(b.firstDay))
      .map((event) => (event.lastDay < day ? withoutDetails(event) : event)),
  };
  await runner.ask('setRegistry', { name: 'shell', at: prerenderFile }, { registry });
  const [css, homeCss] = await Promise.all([cssOf(shell.folder, style), cssOf(shell.folder, homeStyle)]);
  return {
    runner,
    shell: { ...shell, css, homeCss, pages, scriptPolicyName },
    sections: loaded,
    registry,
    day,
    mode,
    origin,
    samples,
  };
}

/** The folder of a release on the site: its name changes with its content, so it is kept for a year. */
export const releasePath = ({ name, version }: Pick<Release, 'name' | 'version'>) => `/releases/${name}/${version}`;

/**
 * A file of a release as a page refers to it.
 * @param folder where browsers find the release's folder.
 */
export const pinned = (
  release: Release,
  { file, integrity }: ReleaseFile,
  folder: string = releasePath(release),
): PinnedFile => ({ url: `${folder}/${file}`, integrity });
