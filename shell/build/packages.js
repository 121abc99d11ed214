// @ts-check
import path from 'node:path';

/**
 * A package that is built and released by itself.
 * @typedef {object} BuiltPackage
 * @property {string} name The word people type: `npm run release -- events`.
 * @property {string} folder Its folder at the top of the repository.
 * @property {string} container The name of its federation container: the folder in camel case.
 * @property {number} port Where its development server listens.
 * @property {string} [origin] The address of its owner's store, where it is not built here: a git repository with the branch
 *   `releases/<name>` (`shell/compose/stage/plan.ts`).
 */

/** The repository's top folder. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Where everything built is put: `dist`, or the folder named by `SITE_DIST`. */
export const dist = path.resolve(root, process.env['SITE_DIST'] || 'dist');

/** @type {BuiltPackage} */
export const shell = { name: 'shell', folder: 'shell', container: 'shell', port: 3000 };

/**
 * One row per section. `npm run new:section` writes a new row and the folder to it.
 * @type {readonly BuiltPackage[]}
 */
export const sections = [
  { name: 'about', folder: 'mfe-about', container: 'mfeAbout', port: 3001 },
  { name: 'events', folder: 'mfe-events', container: 'mfeEvents', port: 3002 },
  { name: 'partner', folder: 'mfe-partner', container: 'mfePartner', port: 3003 },
  { name: 'services', folder: 'mfe-services', container: 'mfeServices', port: 3004 },
];

/** Everything that is built by itself. */
export const packages = [shell, ...sections];

/**
 * Where a package's build is written.
 * @param {string} name
 */
export const buildFolder = (name) => path.join(dist, 'build', name);

/**
 * What the class names of a package begin with: one letter, where no other section begins with it.
 * @param {Pick<BuiltPackage, 'name'>} pkg
 */
export function classPrefix({ name }) {
  if (name === 'shell') return '_';
  const initial = name.charAt(0);
  return sections.filter((other) => other.name.startsWith(initial)).length === 1 ? initial : `${name}-`;
}
