// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * A package that is built and released by itself.
 * @typedef {object} BuiltPackage
 * @property {string} name The word people type: `npm run release -- events`.
 * @property {string} folder Its folder, from the top of the repository.
 * @property {string} container The name of its federation container.
 * @property {number} port Where its development server listens.
 * @property {readonly string[]} [addresses] The addresses that no other section may have: `/events/**` is `/events` and all below.
 *   Of two rows the longer one holds: `/partner/events` rather than `/partner/**`.
 * @property {readonly string[]} [opensAlone] Its pages that always open as a document of their own: no script of another section
 *   is loaded or runs there, and links to them from elsewhere open the document. For pages where money or trust is at stake.
 * @property {string} [team] Who is asked before a change of its folder is merged (`.github/CODEOWNERS`).
 * @property {boolean} [speaksForClinic] Whether its pages speak for the clinic: what they promise has to be a fact with a source.
 *   Elsewhere the lint only warns of it.
 * @property {string} [origin] The address of its owner's store, where it is not built here: a git repository with the branch
 *   `releases/<name>` (`shell/compose/build/plan.ts`).
 */

/** A section as it is listed. @typedef {Pick<BuiltPackage, 'name' | 'addresses' | 'opensAlone' | 'team' | 'speaksForClinic' | 'origin'>} Row */

const [above = ''] = import.meta.dirname.split(`${path.sep}node_modules${path.sep}`);

/** Whether this is the repository of one section, into which the kit is installed; otherwise it is that of the site. */
export const isInstalled = above !== import.meta.dirname;

/** The repository's top folder. */
export const root = isInstalled ? above : path.resolve(import.meta.dirname, '../..');

/** Where everything built is put: `dist`, or the folder named by `SITE_DIST`. */
export const dist = path.resolve(root, process.env['SITE_DIST'] || 'dist');

/**
 * The day of a trial, 'YYYY-MM-DD': entries are compiled as visitors get them on that day (`shell/compose/trial.ts`). Null for
 * every other command.
 */
export const trialDay = process.env['SITE_DAY'] || null;

/** The settings of TypeScript for all sources here. */
export const tsconfig = path.join(root, isInstalled ? 'tsconfig.json' : 'tsconfig.base.json');

const require = createRequire(import.meta.url);

/** The folder of a package that is installed, or is a workspace here. @param {string} name */
export const packageFolder = (name) => path.dirname(require.resolve(`${name}/package.json`));

/** @type {BuiltPackage} */
export const shell = { name: 'shell', folder: 'shell', container: 'shell', port: 3000 };

/** The folder that a section has at the top of the site's repository; its package is called the same. @param {string} name */
export const sectionFolder = (name) => `mfe-${name}`;

/** The name of a section's federation container: its folder in camel case. @param {string} name */
const containerOf = (name) => sectionFolder(name).replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** A section of this site. @param {Row} row @param {number} [index] @returns {BuiltPackage} */
export const sectionOf = (row, index = 0) => ({
  ...row,
  folder: isInstalled ? '.' : sectionFolder(row.name),
  container: containerOf(row.name),
  port: shell.port + 1 + index,
});

/** The row of the section that a repository of its own holds. @returns {readonly Row[]} */
function ownRow() {
  const { name = '' } = /** @type {{ name?: string }} */ (
    JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  );
  return [{ name: name.replace(/^mfe-/, '') }];
}

/**
 * What `sections.json` says: a row for each section (in the repository of one, as they were when this was packed: they name
 * owners of addresses there too), and where addresses lead whose pages are gone for good. A page that has moved says so itself
 * (`movedFrom`). `npm run new:section` writes a row and the folder to it, `npm run remove:section` takes both out.
 * `gone` lists the addresses whose pages go without another in their place: a release that lacks any other page is refused.
 * @type {{ readonly sections: readonly Row[], readonly redirects: readonly { readonly from: string, readonly to: string }[], readonly gone: readonly string[] }}
 */
export const { sections: territories, redirects, gone } = { gone: [], ...require('./sections.json') };

/** The sections that are built here. */
export const sections = (isInstalled ? ownRow() : territories).map(sectionOf);

/** Everything that is built by itself. */
export const packages = [shell, ...sections];

/** The folder of a package's sources. @param {Pick<BuiltPackage, 'name' | 'folder'>} pkg */
export const sourceFolder = ({ name, folder }) =>
  name === 'shell' ? packageFolder('@site/shell') : path.join(root, folder);

/**
 * Where a package's build is written.
 * @param {string} name
 */
export const buildFolder = (name) => path.join(dist, 'build', name);

/** What the class names of a package begin with: they follow from its name alone. @param {Pick<BuiltPackage, 'name'>} pkg */
export const classPrefix = ({ name }) => (name === 'shell' ? '_' : `${name}-`);
