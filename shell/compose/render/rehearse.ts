import { siteSamples } from '@site/shared-data/check/siteSamples';
import { clinicClock } from '@site/shared-data/dates/clinicClock';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { asShell, isSection } from '../Release';
import type { ReleaseFile, ShellRelease, StoredRelease } from '../Release';
import type { StagedRelease } from '../stage/stageRelease';
import type { About } from '../runner/Protocol';
import type { Runner } from '../runner/startRunner';
import { chosenOrigin, buildTime, siteMode } from '../settings';
import { ownerOf, pagesOf, loadComposition, pinned } from './Composition';
import type { ComposedPage, ComposedSection, Composition } from './Composition';
import { renderDocument } from './renderDocument';

/** What of a composition is opened as visitors would open it. */
interface Rehearsal {
  readonly sections: readonly ComposedSection[];
  readonly pages: readonly ComposedPage[];
  /** Who is named when something of a package fails. */
  readonly about: (owner: string, what: string) => About;
}

/** Shells and sections that have passed together in this run. */
const passed = new Set<string>();

const pairOf = (shell: StoredRelease, section: StoredRelease) =>
  `${shell.release.version} ${section.release.name} ${section.release.version}`;

const textOf = ({ folder }: StoredRelease, { file }: ReleaseFile) => readFile(path.join(folder, file), 'utf8');

/**
 * Runs the containers of sections, and opens every page in a window of its own, with the scripts it will have: a page that
 * does not come alive, or says something else then, is refused while nobody can see it.
 * @throws UserError naming the package, the page or file, and the remedy.
 */
async function rehearse(composition: Composition, { sections, pages, about }: Rehearsal): Promise<void> {
  const { runner, shell, registry } = composition;
  const { script } = shell.release;
  const host = { url: pinned(shell.release, script).url, text: await textOf(shell, script) };
  const entries = sections.map(async (stored) => {
    const { name, container, script: entry } = stored.release;
    const url = registry.sections.find((section) => section.name === name)?.entry.url ?? '';
    return { name, container, url, file: entry.file, text: await textOf(stored, entry) };
  });
  const scripts = await Promise.all(entries);
  await runner.ask('serve', about('shell', script.file), {
    files: [host, ...scripts.map(({ url, text }) => ({ url, text }))],
  });
  for (const { name, container, url, file } of scripts) {
    await runner.ask('compareContainer', about(name, file), { name, container, url });
  }
  for (const page of pages) {
    const html = await renderDocument(composition, page);
    const asked = about(ownerOf(page), page.address);
    await runner.ask('rehearse', asked, { address: page.address, html });
    await runner.ask('findBarriers', asked, { html });
  }
}

/**
 * Rehearses a staged release: a section with the shell that will show it, the shell with its own pages alone.
 * @throws UserError naming the package, the page or file, and the remedy.
 */
export async function rehearseRelease(
  runner: Runner,
  staged: StagedRelease,
  host: StoredRelease<ShellRelease> | null,
): Promise<void> {
  const composition = await loadComposition(runner, {
    shell: host ?? asShell(staged),
    sections: isSection(staged) ? [staged] : [],
    day: clinicClock(buildTime().getTime()).day,
    mode: siteMode(),
    origin: chosenOrigin(),
    samples: await siteSamples(),
  });
  const { shell, sections, registry } = composition;
  // The front door shows what a section announces.
  const pages = pagesOf(composition).filter(
    ({ owner, address }) =>
      sections.length === 0 || owner !== undefined || (address === '/' && registry.events.length > 0),
  );
  await rehearse(composition, { sections, pages, about: (_, at) => ({ name: staged.release.name, at }) });
  for (const section of sections) passed.add(pairOf(shell, section));
}

/**
 * Rehearses what is new together: a changed shell with every section, a changed section with the shell. What was live
 * together before is not rehearsed again.
 * @param changed the packages whose release changes.
 */
export async function rehearseChanges(composition: Composition, changed: ReadonlySet<string>): Promise<void> {
  const { shell } = composition;
  const isNewShell = changed.has('shell');
  const sections = composition.sections.filter(
    (section) => (isNewShell || changed.has(section.release.name)) && !passed.has(pairOf(shell, section)),
  );
  const pages = pagesOf(composition).filter(({ owner }) => (owner ? sections.includes(owner) : isNewShell));
  if (pages.length === 0) return;
  const about = (owner: string, what: string) =>
    isNewShell && !changed.has(owner) ? { name: 'shell', at: `${what} of ${owner}` } : { name: owner, at: what };
  await rehearse(composition, { sections, pages, about });
}
