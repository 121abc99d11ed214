import { packages } from '@site/build/packages';
import { randomUUID } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestFile, prerenderFile, scriptFile, styleFile } from '../../shell/compose/Release';
import type { OwnSite } from './ownSite';

export type Edit = (text: string) => string;

/** Changes a file of a folder, which has to have what is to be changed. */
export async function edit(folder: string, file: string, change: Edit): Promise<void> {
  const place = path.join(folder, file);
  const text = await readFile(place, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${file} has nothing of what is to be changed; change the edit`);
  await writeFile(place, changed);
}

/** What is different in a build. */
export interface BuildEdits {
  readonly script?: Edit;
  readonly style?: Edit;
  readonly prerender?: Edit;
}

/** Makes a finished build of a stored release, with changes: what webpack would write of other sources. */
export async function rebuild(name: string, release: string, folder: string, edits: BuildEdits): Promise<void> {
  await cp(release, folder, { recursive: true });
  await rm(path.join(folder, manifestFile));
  const files = { script: scriptFile(name), style: styleFile(name), prerender: prerenderFile };
  for (const [part, file] of Object.entries(files)) {
    const change = edits[part as keyof BuildEdits];
    if (change) await edit(folder, file, change);
  }
}

/** The same, of the release that was live when a test began, in a folder that is gone with the test's site. */
export async function changedBuild(site: OwnSite, name: string, edits: BuildEdits): Promise<string> {
  const folder = path.join(site.home, 'builds', randomUUID());
  await rebuild(name, site.firstRelease(name), folder, edits);
  return folder;
}

/**
 * Changes what both builds of a section export.
 * @param change the source of a function from a section to a section; `jsx`, `jsxs` and `Fragment` are at hand.
 */
export function sectionEdits(name: string, change: string): Required<Pick<BuildEdits, 'script' | 'prerender'>> {
  const container = packages.find((pkg) => pkg.name === name)?.container ?? name;
  return {
    script: (code) => `${code};{
      const { init, get } = ${container};
      let jsxRuntime;
      ${container} = {
        init: (scope) => {
          jsxRuntime = Object.values(scope['react/jsx-runtime'])[0].get()();
          return init(scope);
        },
        get: async (module) => {
          const exposed = (await get(module))();
          const { jsx, jsxs, Fragment } = jsxRuntime;
          return () => ({ section: (${change})(exposed.section) });
        },
      };
    }`,
    prerender: (code) =>
      `${code};{const { jsx, jsxs, Fragment } = require('react/jsx-runtime');module.exports = { section: (${change})(module.exports.section) };}`,
  };
}
