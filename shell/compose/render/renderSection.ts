import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseManifest } from '../Manifest';
import { remember } from '../memory';
import { manifestFile, type Release } from '../Release';
import { withRunner } from '../runner/startRunner';
import { Refusal } from '../UserError';
import { inspectRegion } from '../contract/inspectPage';
import { misfit, type SectionData } from '../contract/SectionData';
import { loadSection, loadShell } from './bundles';
import type { Moment } from './Moment';
import type { LiveShell, Region, RenderedSection, SiteFile } from './Site';

/** Describes the shell of a release, once. @throws Refusal where it is none. */
export const describeShell = ({ version, folder }: Release) =>
  remember('shell', [version], () => withRunner((runner) => loadShell(runner, folder)));

/** Throws a Refusal where a release's manifest differs from its bundle. */
async function assertManifest({ name, folder }: Release, { contract, requires, pages }: SectionData): Promise<void> {
  const text = await readFile(path.join(folder, manifestFile), 'utf8').catch(() => '{}');
  const given = parseManifest(text);
  const wanted = { contracts: [contract], requires, pages: pages.map((page) => page.path).sort() };
  const told = { ...given, pages: [...given.pages].sort() };
  for (const [field, value] of Object.entries(wanted)) {
    if (isDeepStrictEqual(told[field as keyof typeof wanted], value)) continue;
    const shown = field.replace('contracts', 'contract');
    throw new Refusal(name, `release.json names other ${shown} than the bundle has; release it anew`);
  }
}

/**
 * Renders every page of a section on a shell, in a guarded process that has loaded these two and nothing else, and inspects
 * what comes out. What was rendered before is remembered.
 * @throws Refusal naming the page or file, the error of its code and the remedy.
 */
export function renderSection(
  release: Release,
  shell: LiveShell,
  { day, origin }: Pick<Moment, 'day' | 'origin'>,
): Promise<RenderedSection> {
  const { name } = release;
  return remember('section', [shell.release.version, name, release.version, day, origin], () =>
    withRunner(async (runner) => {
      await loadShell(runner, shell.release.folder);
      const data = await loadSection(runner, name, release.folder, day);
      const fault = misfit(data, shell);
      if (fault) throw new Refusal(name, fault);
      await assertManifest(release, data);
      const regions: Region[] = [];
      const files: SiteFile[] = [];
      const faults: string[] = [];
      for (const { path: address, files: beside, ...head } of data.pages) {
        const html = String(await runner.ask('renderRegion', { name, at: address }, { address, day }));
        const { faults: found, ...content } = inspectRegion(address, html, head, shell.registryElementId);
        faults.push(...found);
        regions.push({ address, html, ...content });
        for (const { path: file } of beside) {
          const text = await runner.ask('writeFile', { name, at: file }, { path: file, origin, day });
          files.push({ path: file, text: String(text) });
        }
      }
      if (faults.length > 0) throw new Refusal(name, ...faults);
      return { data, regions, files };
    }),
  );
}
