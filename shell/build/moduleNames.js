// @ts-check
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageFolder, root, sectionFolder, sections, sourceFolder, trialDay } from './packages.js';

/** The packages whose files are modules of their own. Any other package counts as one module. */
const kit = ['@site/shell', '@site/section', '@site/ui', '@site/build', '@site/shared-data'];

/** Folders by package name. An inner folder comes before the folder that contains it. */
const folders = [
  ...sections.map((section) => /** @type {const} */ ([sectionFolder(section.name), sourceFolder(section)])),
  ...kit.map((name) => /** @type {const} */ ([name, packageFolder(name)])),
].sort(([, one], [, other]) => other.length - one.length);

const installed = path.join(root, 'node_modules');

/** The folder of the entries' modules, and its replacement in a trial. A module has the same name on every day. */
const generated = '@site/shared-data/generated/';
const generatedToday = trialDay ? `${generated}trials/${trialDay}/` : generated;

/**
 * Returns the name of a module, such as 'mfe-events/src/section.ts' or '@site/ui/src/Card/Card.tsx'. The name is the
 * same in the site's repository and in a section's own repository. All files of an installed package share one name,
 * such as 'react/package.json', because they change with its version.
 * @param {string} file An absolute path.
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

/** Returns the absolute path of a module, or of a file at the top of the repository. @param {string} named */
export function moduleFile(named) {
  const name = named.replace(generated, generatedToday);
  const own = folders.find(([pkg]) => name.startsWith(`${pkg}/`));
  if (own) return path.join(own[1], name.slice(own[0].length));
  return path.join(name.includes('/') ? installed : root, name);
}

const sheets = '/src/*.module.css';
const resolution = '/package.json#resolution';

/** Returns the name for the list of a package's style sheets, which numbers their classes. @param {string} pkg */
export const sheetsIn = (pkg) => pkg + sheets;

/** Returns the name for the fields of a package.json that resolve modules. @param {string} pkg */
export const resolutionOf = (pkg) => pkg + resolution;

/** The fields of package.json that affect how bundlers resolve or omit modules. */
const resolutionFields = ['type', 'main', 'module', 'browser', 'exports', 'imports', 'sideEffects'];

/**
 * Returns the style sheets below a folder as relative paths, in the same order on every system.
 * @param {string} folder
 * @returns {string[]}
 */
export const sheetFiles = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.module.css'))
    // Windows would sort backslashes differently, and class names would differ.
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();

/**
 * Returns the content behind a name: the text of a module, the names of style sheets, or the fields of a package.json.
 * @param {string} name
 * @returns {Promise<string>} '' if it does not exist here.
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
