// @ts-check
import path from 'node:path';
import { packageFolder, root, sectionFolder, sections, sourceFolder } from './packages.js';

/** The packages whose files are modules of their own: every other package is one with its version. */
const kit = ['@site/shell', '@site/section', '@site/ui', '@site/build', '@site/shared-data'];

/** Folders by the names of their packages; an inner folder before the one it is in. */
const folders = [
  ...sections.map((section) => /** @type {const} */ ([sectionFolder(section.name), sourceFolder(section)])),
  ...kit.map((name) => /** @type {const} */ ([name, packageFolder(name)])),
].sort(([, one], [, other]) => other.length - one.length);

const installed = path.join(root, 'node_modules');

/**
 * The name of a module, the same in the site's repository and in a section's own: 'mfe-events/src/section.ts',
 * '@site/ui/src/Card/Card.tsx'; 'react/package.json' for any file of an installed package, which changes with its version.
 * @param {string} file Its absolute path.
 */
export function moduleName(file) {
  for (const [name, folder] of folders) {
    const inside = path.relative(folder, file).split(path.sep).join('/');
    if (!inside.startsWith('..') && !inside.includes('node_modules/')) return `${name}/${inside}`;
  }
  const inside = path.relative(installed, file).split(path.sep).join('/');
  return inside.replace(/^((?:.*node_modules\/)?(?:@[^/]+\/)?[^/]+)\/.*$/, '$1/package.json');
}

/** The absolute path of a module, or of a file at the top of the repository. @param {string} name */
export function moduleFile(name) {
  const own = folders.find(([pkg]) => name.startsWith(`${pkg}/`));
  if (own) return path.join(own[1], name.slice(own[0].length));
  return path.join(name.includes('/') ? installed : root, name);
}
