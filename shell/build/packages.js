// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * A package with its own build and its own releases.
 * @typedef {object} BuiltPackage
 * @property {string} name The name in commands: `npm run release -- events`.
 * @property {string} folder The path of its folder from the top of the repository.
 * @property {string} container The name of its federation container.
 * @property {number} port The port of its development server.
 * @property {readonly string[]} [addresses] The addresses that only this section may use. `/events/**` means `/events`
 *   and everything below. If two rows match, the more specific one wins: `/partner/events` over `/partner/**`.
 * @property {readonly string[]} [opensAlone] Its pages that always open as a new document, free of scripts of other
 *   sections. Use it where money or trust is at stake.
 * @property {string} [team] The team that reviews changes to its folder (`.github/CODEOWNERS`).
 * @property {boolean} [speaksForClinic] Whether its pages speak for the clinic, so that their promises need a source.
 *   The linter only warns about other sections.
 * @property {string} [origin] The address of its owner's store, if the section is not built here. It is a git
 *   repository with the branch `releases/<name>` (`shell/compose/plan.ts`).
 */

/**
 * A row of `sections.json`.
 * @typedef {Pick<BuiltPackage, 'name' | 'addresses' | 'opensAlone' | 'team' | 'speaksForClinic' | 'origin'>} Row
 */

const [above = ''] = import.meta.dirname.split(`${path.sep}node_modules${path.sep}`);

/**
 * Whether this is the repository of a single section, which installs the kit. Otherwise it is the site's repository.
 */
export const isInstalled = above !== import.meta.dirname;

/** The top folder of the repository. */
export const root = isInstalled ? above : path.resolve(import.meta.dirname, '../..');

/** The folder of all build output: `dist`, or the folder that `SITE_DIST` names. */
export const dist = path.resolve(root, process.env['SITE_DIST'] || 'dist');

/**
 * The day of a trial ('YYYY-MM-DD'), for which it compiles the entries (`shell/compose/trial.ts`). Null for every other
 * command.
 */
export const trialDay = process.env['SITE_DAY'] || null;

/** The settings of TypeScript for all sources here. */
export const tsconfig = path.join(root, isInstalled ? 'tsconfig.json' : 'tsconfig.base.json');

const require = createRequire(import.meta.url);

/** Returns the folder of an installed package or a workspace. @param {string} name */
export const packageFolder = (name) => path.dirname(require.resolve(`${name}/package.json`));

/** @type {BuiltPackage} */
export const shell = { name: 'shell', folder: 'shell', container: 'shell', port: 3000 };

/** Matches the names that sections can have: lower-case words with single hyphens. */
export const sectionName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Returns the folder of a section in the site's repository, which is also its package name. @param {string} name */
export const sectionFolder = (name) => `mfe-${name}`;

/** Returns the name of a section's federation container: its folder name in camel case. @param {string} name */
const containerOf = (name) => sectionFolder(name).replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Returns the package of a section from its row. @param {Row} row @param {number} [index] @returns {BuiltPackage} */
export const sectionOf = (row, index = 0) => ({
  ...row,
  folder: isInstalled ? '.' : sectionFolder(row.name),
  container: containerOf(row.name),
  port: shell.port + 1 + index,
});

/** Returns the row of the section in its own repository. @returns {readonly Row[]} */
function ownRow() {
  const { name = '' } = /** @type {{ name?: string }} */ (
    JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  );
  return [{ name: name.replace(/^mfe-/, '') }];
}

/**
 * The content of `sections.json`: a row for each section, redirects for pages that no longer exist, and `gone`. A
 * section's own repository has the rows of the kit's version, which name the owners of addresses. A moved page names
 * its old address itself (`movedFrom`). `npm run new:section` and `npm run remove:section` change the rows. `gone`
 * lists the addresses that end without a redirect. Compose rejects a release that lacks any other page.
 * @type {{ readonly sections: readonly Row[], readonly redirects: readonly { readonly from: string, readonly to: string }[], readonly gone: readonly string[] }}
 */
export const { sections: sectionRows, redirects, gone } = { gone: [], ...require('./sections.json') };

/** The sections whose sources are in this repository. */
export const sections = (isInstalled ? ownRow() : sectionRows).map(sectionOf);

/** Every package with its own build. */
export const packages = [shell, ...sections];

/** Returns the folder of a package's sources. @param {Pick<BuiltPackage, 'name' | 'folder'>} pkg */
export const sourceFolder = ({ name, folder }) =>
  name === 'shell' ? packageFolder('@site/shell') : path.join(root, folder);

/** Returns the folder of a package's build output. @param {string} name */
export const buildFolder = (name) => path.join(dist, 'build', name);

/**
 * Returns the prefix of a package's class names. It depends on the name alone.
 * @param {Pick<BuiltPackage, 'name'>} pkg
 */
export const classPrefix = ({ name }) => (name === 'shell' ? '_' : `${name}-`);
