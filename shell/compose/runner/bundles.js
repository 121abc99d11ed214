// @ts-check
import { errorMessage } from '../errorMessage.js';
import { UserError } from '../UserError.js';
import { remedyFor } from './remedyFor.js';
import { runBundle } from './runBundle.js';
import { withTimeout } from './withTimeout.js';

/**
 * @typedef {typeof import('../../src/entry.prerender')} ShellBundle
 * @typedef {import('@site/section/Section').Section} Section
 * @typedef {import('./Protocol').Requests} Requests
 */

/** How long a page may wait while it renders, in milliseconds. Most do not wait at all. */
const renderTimeoutMs = 5000;

/** @type {ShellBundle | undefined} */
let shell;

/** @type {Map<string, Section>} */
const sections = new Map();

/** @type {import('../../src/sections/registry').Registry} */
let registry = { day: '1983-01-01', demo: true, sections: [], events: [] };

/** The shell, which is loaded first. */
export function loadedShell() {
  if (!shell) throw new Error('no shell is loaded');
  return shell;
}

/**
 * A section that is loaded.
 * @param {string} name
 */
export function loadedSection(name) {
  const section = sections.get(name);
  if (!section) throw new Error(`${name} is not loaded`);
  return section;
}

/**
 * A value as plain data: where a function was, it says so.
 * @param {unknown} value
 * @returns {unknown}
 */
export const toData = (value) =>
  value === undefined
    ? null
    : JSON.parse(JSON.stringify(value, (_, one) => (typeof one === 'function' ? { isFunction: true } : one)));

/** @param {Requests['loadShell']['ask']} ask */
export function loadShell({ code, file }) {
  const bundle = /** @type {ShellBundle} */ (runBundle('shell', code, file, {}));
  try {
    const provides = Object.entries(bundle.sharedModules).map(([name, { version }]) => [name, version]);
    const pages = Object.entries(bundle.ownPages).map(([path, head]) => ({ path, ...head }));
    shell = bundle;
    return toData({ contract: bundle.contractVersion, provides: Object.fromEntries(provides), pages });
  } catch (error) {
    throw new UserError(`${file} is no shell of this site (${errorMessage(error)}); build the shell again`);
  }
}

/** @param {Requests['loadSection']['ask']} ask */
export function loadSection({ name, code, file }) {
  const modules = Object.entries(loadedShell().sharedModules).map(([shared, { module }]) => [shared, module]);
  const { section } = Object(runBundle(name, code, file, Object.fromEntries(modules)));
  try {
    const data = toData(section);
    sections.set(name, section);
    return data;
  } catch (error) {
    throw new UserError(
      `section.ts says what is no plain data (${errorMessage(error)}); give texts, numbers and lists`,
    );
  }
}

/** @param {Requests['setRegistry']['ask']} ask */
export function setRegistry(ask) {
  ({ registry } = ask);
  return null;
}

/** @param {Requests['render']['ask']} ask */
export async function render({ address, facts }) {
  const page = { address, registry, sections: [...sections.values()], facts };
  try {
    return await withTimeout(renderTimeoutMs, loadedShell().prerenderPage(page));
  } catch (error) {
    const reason = errorMessage(error);
    throw new UserError(
      `${address} fails while rendering (${reason}); ${remedyFor(reason, 'mend the page and release again')}`,
      { cause: error },
    );
  }
}

/** @param {Requests['writeFile']['ask']} ask */
export function writeFile({ name, path, origin, day }) {
  const file = loadedSection(name)
    .pages.flatMap(({ files }) => files ?? [])
    .find((one) => one.path === path);
  if (!file) throw new Error(`${name} has no file ${path}`);
  try {
    return String(file.text(origin, day));
  } catch (error) {
    throw new UserError(`${path} fails while it is written (${errorMessage(error)}); mend it and release again`, {
      cause: error,
    });
  }
}
