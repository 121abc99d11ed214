// @ts-check
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageFolder, root, sectionFolder, sections, sourceFolder, trialDay } from './packages.js';

/** The packages whose files are modules of their own: every other package is one with its version. */
const kit = ['@site/shell', '@site/section', '@site/ui', '@site/build', '@site/shared-data'];

/** Folders by the names of their packages; an inner folder before the one it is in. */
const folders = [
  ...sections.map((section) => /** @type {const} */ ([sectionFolder(section.name), sourceFolder(section)])),
  ...kit.map((name) => /** @type {const} */ ([name, packageFolder(name)])),
].sort(([, one], [, other]) => other.length - one.length);

const installed = path.join(root, 'node_modules');

/** The folder of the modules of entries, and where those of a trial are instead: a module has one name on every day. */
const generated = '@site/shared-data/generated/';
const generatedToday = trialDay ? `${generated}trials/${trialDay}/` : generated;

/**
 * The name of a module, the same in the site's repository and in a section's own: 'mfe-events/src/section.ts',
 * '@site/ui/src/Card/Card.tsx'; 'react/package.json' for any file of an installed package, which changes with its version.
 * @param {string} file Its absolute path.
 */
export function moduleName(file) {
  for (const [name, folder] of folders) {
    const inside = path.relative(folder, file).split(path.sep).join('/');
    if (!inside.startsWith('..') && !inside.includes('node_modules/'))
      return `${name}/${inside}`.replace(generatedToday, generated);
  }
  const inside = path.relative(installed, file).split(path.sep).join('/');
  return inside.replace(/^((?:.*node_modules\/)?(?:@[^/]+\/)?[^/]+)\/.*$/, '$1/package.json');
}

/** The absolute path of a module, or of a file at the top of the repository. @param {string} named */
export function moduleFile(named) {
  const name = named.replace(generated, generatedToday);
  const own = folders.find(([pkg]) => name.startsWith(`${pkg}/`));
  if (own) return path.join(own[1], name.slice(own[0].length));
  return path.join(name.includes('/') ? installed : root, name);
}

const sheets = '/src/*.module.css';
const resolution = '/package.json#resolution';

/** The name of the list of a package's style sheets: their classes are numbered by it. @param {string} pkg */
export const sheetsIn = (pkg) => pkg + sheets;

/** The name of what a package's package.json says of its modules. @param {string} pkg */
export const resolutionOf = (pkg) => pkg + resolution;

/** The fields of package.json by which bundlers find and leave out modules. */
const resolutionFields = ['type', 'main', 'module', 'browser', 'exports', 'imports', 'sideEffects'];

/**
 * The style sheets below a folder, by their places in it, in an order that is the same everywhere.
 * @param {string} folder @returns {string[]}
 */
export const sheetFiles = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.module.css'))
    // Windows would sort its backslashes elsewhere, and give other names.
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();

/**
 * What a name stands for: the text of a module, the names of style sheets, or the fields of a package.json.
 * @param {string} name
 * @returns {Promise<string>} '' where it is not here.
 */
export async function moduleText(name) {
  try {
    if (name.endsWith(sheets)) return sheetFiles(path.dirname(moduleFile(name))).join('\n');
    if (!name.endsWith(resolution)) return await readFile(moduleFile(name), 'utf8');
    const manifest = JSON.parse(await readFile(moduleFile(name).replace(/#.*/, ''), 'utf8'));
    return JSON.stringify(resolutionFields.map((field) => manifest[field] ?? null));
  } catch {
    return '';
  }
}
