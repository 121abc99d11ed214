import { shell as shellPackage } from '@site/build/packages';
import { shownValue } from '@site/shared-data/compile/ContentProblem';
import type { ClinicDay } from '@site/shared-data/dates/clinicDay';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Moment } from '../../system/settings';
import { Refusal } from '../../system/UserError';
import { calendarFault } from '../contract/calendarFault';
import { inspectRegion } from '../contract/inspectPage';
import { parseSection, type SectionData } from '../contract/SectionData';
import { parseShell, type ShellData } from '../contract/ShellData';
import { validateFiles } from '../contract/validateFiles';
import { remember } from '../memory';
import {
  checkedManifest,
  manifestFile,
  prerenderFile,
  type PackageRelease,
  type Release,
  type Summary,
} from '../Release';
import { withRunner, type Runner } from '../runner/startRunner';
import { MovedWithShell } from './MovedWithShell';
import type { LiveShell, Region, RenderedSection, SiteFile } from './Site';

/**
 * Reads the prerender bundle of a package in a folder. Also returns its file name for error messages.
 * @throws Refusal if there is none.
 */
async function bundleIn(name: string, folder: string) {
  const file = path.join(folder, prerenderFile);
  const code = await readFile(file, 'utf8').catch(() => null);
  if (code === null) throw new Refusal(name, `${prerenderFile} is missing; build and release it again`);
  return { code, file };
}

/**
 * Loads a shell's prerender bundle from a folder. This is the first request to a guarded process.
 * @throws Refusal if the bundle is not a shell.
 */
export async function loadShell(runner: Runner, folder: string): Promise<ShellData> {
  return parseShell(
    await runner.ask('loadShell', { name: 'shell', at: prerenderFile }, await bundleIn('shell', folder)),
  );
}

/**
 * Checks that the manifest of a release has what its bundle has. Other packages read only the manifest.
 * @throws Refusal that names the field that differs.
 */
async function assertManifest(release: Release, data: SectionData | ShellData): Promise<void> {
  const given = await checkedManifest(release);
  const ownFields = 'provides' in data ? (['contracts', 'provides'] as const) : (['contract', 'requires'] as const);
  const fields = { ...data, pages: data.pages.map((page) => page.path).sort() } as Partial<Summary>;
  const actual = { ...given, pages: [...given.pages].sort() };
  for (const field of [...ownFields, 'pages'] as const) {
    if (isDeepStrictEqual(actual[field], fields[field])) continue;
    const { name } = release;
    // A section's page can have its address from the shell, because `paths` is a shared module.
    const moved = name !== 'shell' && field === 'pages' && data.pages.find((page) => !given.pages.includes(page.path));
    if (moved)
      throw new MovedWithShell(name, `has the page ${moved.path} on this shell, and ${manifestFile} does not name it`);
    throw new Refusal(name, `${manifestFile} names other ${field} than the bundle has; build and release it again`);
  }
}

/**
 * Returns the shell of a release, ready for pages. Its files are checked, and its bundle is described once and cached.
 * @throws Refusal if the release is not a shell.
 */
export async function liveShell(release: Release): Promise<LiveShell> {
  const data = await remember('shell', [release.version], async () => {
    await validateFiles({ ...shellPackage, release });
    const data = await withRunner((runner) => loadShell(runner, release.folder));
    await assertManifest(release, data);
    return data;
  });
  return { ...shellPackage, ...data, release };
}

/**
 * Loads a section from a folder into a guarded process that has no other section.
 * @throws Refusal if the section breaks the contract.
 */
export async function loadSection(runner: Runner, name: string, folder: string, day: ClinicDay): Promise<SectionData> {
  const bundle = { ...(await bundleIn(name, folder)), day };
  return parseSection(name, await runner.ask('loadSection', { name, at: prerenderFile }, bundle));
}

/**
 * Asks a section for a text. Its process may reply with anything.
 * @throws Refusal that names the page or file.
 */
async function askText<Kind extends 'renderRegion' | 'writeFile'>(
  runner: Runner,
  name: string,
  at: string,
  ...[kind, ask]: [Kind, Parameters<typeof runner.ask<Kind>>[2]]
): Promise<string> {
  const text: unknown = await runner.ask(kind, { name, at }, ask);
  if (typeof text === 'string') return text;
  throw new Refusal(name, `${at} comes as ${shownValue(text)}; give it a text`);
}

/**
 * Checks the files of a section's release, renders each of its pages on a shell, and inspects the result. The guarded process
 * loads only these two releases. The result is cached.
 * @throws Refusal that names the page or file, the error of its code and the remedy.
 */
export function renderSection(
  { name, container, release }: PackageRelease,
  shell: LiveShell,
  { day, origin }: Pick<Moment, 'day' | 'origin'>,
): Promise<RenderedSection> {
  return remember('section', [shell.release.version, name, container, release.version, day, origin], async () => {
    await validateFiles({ name, container, release });
    return withRunner(async (runner) => {
      await loadShell(runner, shell.release.folder);
      const data = await loadSection(runner, name, release.folder, day);
      await assertManifest(release, data);
      runner.limitTime(data.pages.reduce((count, { files: beside }) => count + 1 + beside.length, 0));
      const regions: Region[] = [];
      const files: SiteFile[] = [];
      const faults: string[] = [];
      for (const { path: address, files: beside, ...head } of data.pages) {
        const html = await askText(runner, name, address, 'renderRegion', { address, day });
        const { faults: found, ...content } = inspectRegion(address, html, head, shell.registryElementId);
        faults.push(...found);
        regions.push({ address, html, ...content });
        for (const { path: file } of beside) {
          const text = await askText(runner, name, file, 'writeFile', { path: file, origin, day });
          const calendarProblem = file.endsWith('.ics') && calendarFault(text);
          if (calendarProblem) faults.push(`${file} ${calendarProblem}`);
          files.push({ path: file, text });
        }
      }
      if (faults.length > 0) throw new Refusal(name, ...faults);
      return { data, regions, files };
    });
  });
}
