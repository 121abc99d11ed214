// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { Script } from 'node:vm';
import { UserError, errorMessage, remedy } from '../UserError.js';

/**
 * @typedef {typeof import('../../src/entry.prerender')} ShellBundle
 * @typedef {import('@site/section/Section').Section} Section
 * @typedef {import('./Protocol').Requests} Requests
 */

/** The error of hooks from another copy of React than the one that renders. */
const secondReact = /of null \(reading 'use[A-Z]\w*'\)/;

/**
 * The remedy for an error of a section's code.
 * @param {string} error
 * @param {string} otherwise The remedy where the build is not the cause.
 */
export const remedyFor = (error, otherwise) =>
  secondReact.test(error)
    ? 'build it without a React of its own: share react and react/jsx-runtime with import: false, and leave them external in prerender.cjs'
    : otherwise;

/**
 * The promise's outcome, or an error after so many milliseconds.
 * @template Value
 * @param {number} timeoutMs
 * @param {Promise<Value>} promise
 * @returns {Promise<Value>}
 */
export async function withTimeout(timeoutMs, promise) {
  const settled = new AbortController();
  const late = sleep(timeoutMs, null, { signal: settled.signal }).then(() => {
    throw new Error(`it still waits after ${timeoutMs / 1000} s`);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    settled.abort();
  }
}

/** How long a page may take to render, in milliseconds. */
const renderTimeoutMs = 5000;

/** @type {ShellBundle | undefined} */
let shell;

/** @type {Map<string, Section>} */
const sections = new Map();

/** @type {import('../../src/sections/registry').Registry} */
let registry = { day: '1983-01-01', demo: true, sections: [], events: [] };

/** The loaded shell. */
export function loadedShell() {
  if (!shell) throw new Error('no shell is loaded');
  return shell;
}

/**
 * A loaded section.
 * @param {string} name
 */
export function loadedSection(name) {
  const section = sections.get(name);
  if (!section) throw new Error(`${name} is not loaded`);
  return section;
}

/**
 * A value as plain data, with a mark for each function.
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
    const { contractVersion, documentRules } = bundle;
    return toData({ contract: contractVersion, provides: Object.fromEntries(provides), pages, ...documentRules });
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
    throw new UserError(`section.ts has what is no plain data (${errorMessage(error)}); give texts, numbers and lists`);
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

/** Node's own modules that React's static renderer in the shell's prerender bundle needs. */
const allowedBuiltins = new Set(['async_hooks', 'crypto', 'stream', 'util']);

/**
 * Runs a prerender bundle and returns its exports. It may require the shared modules and a few of Node's own; one that
 * requires anything else is refused.
 * @param {string} name The package.
 * @param {string} code
 * @param {string} file Its name in errors.
 * @param {Readonly<Record<string, unknown>>} shared
 * @returns {unknown}
 */
function runBundle(name, code, file, shared) {
  const require = (/** @type {string} */ wanted) => {
    if (Object.hasOwn(shared, wanted)) return shared[wanted];
    const builtin = wanted.replace(/^node:/, '');
    if (allowedBuiltins.has(builtin)) return process.getBuiltinModule(`node:${builtin}`);
    throw new UserError(`${file} asks for '${wanted}', which compose does not provide; bundle it or drop it`);
  };
  /** @type {{ exports: unknown }} */
  const module = { exports: {} };
  try {
    const script = new Script(`(function (module, exports, require) {${code}\n})`, { filename: file });
    script.runInThisContext()(module, module.exports, require);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${file} does not run (${errorMessage(error)}); ${remedy(name)}`, { cause: error });
  }
  return module.exports;
}
