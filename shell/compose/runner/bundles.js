// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { Script } from 'node:vm';
import { UserError, errorMessage, remedy } from '../UserError.js';

/**
 * @typedef {typeof import('../../src/entry.prerender')} ShellBundle
 * @typedef {import('../../src/entry.prerender').PageToPrerender} PageToPrerender
 * @typedef {import('@site/section/Section').Section} Section
 * @typedef {{ name: string, code: string, file: string }} Bundle A package, and its bundle with its name for errors.
 */

/** Errors that nothing caught, such as a rejected promise that no page waits for. @type {unknown[]} */
export const unhandledErrors = [];

/** The error of hooks from another copy of React than the one that renders. */
const secondReact = /of null \(reading 'use[A-Z]\w*'\)/;

/** The remedy for an error of a section's code. @param {string} error @param {string} otherwise where the build is not the cause. */
export const remedyFor = (error, otherwise) =>
  secondReact.test(error)
    ? 'build it without a React of its own: share react and react/jsx-runtime with import: false, and leave them external in prerender.cjs'
    : otherwise;

/**
 * The promise's outcome, or an error after so many milliseconds.
 * @type {<Value>(timeoutMs: number, promise: Promise<Value>) => Promise<Value>}
 */
export function withTimeout(timeoutMs, promise) {
  // It is no leak of a bundle: it keeps nothing running.
  const late = sleep(timeoutMs, null, { ref: false }).then(() => {
    throw new Error(`it still waits after ${timeoutMs / 1000} s`);
  });
  return Promise.race([promise, late]);
}

/** How long a page may take to render, in milliseconds. */
const renderTimeoutMs = 5000;

/** The loaded sections. @type {Map<string, Section>} */
export const sections = new Map();

/** What else is loaded: both are set before anything is rendered. */
export const loaded = /** @type {{ shell: ShellBundle, registry: PageToPrerender['registry'] }} */ ({});

/** A value as plain data, with a mark for each function. @param {unknown} value @returns {unknown} */
export const toData = (value) =>
  JSON.parse(JSON.stringify(value ?? null, (_, one) => (typeof one === 'function' ? { isFunction: true } : one)));

/** Node's own modules that React's static renderer in the shell's prerender bundle needs. */
const allowedBuiltins = new Set(['async_hooks', 'crypto', 'stream', 'util']);

/**
 * The exports of a prerender bundle. It may require the shared modules and a few of Node's own.
 * @param {Bundle} bundle @param {Readonly<Record<string, unknown>>} shared @returns {unknown}
 */
function runBundle({ name, code, file }, shared) {
  const require = (/** @type {string} */ wanted) => {
    if (Object.hasOwn(shared, wanted)) return shared[wanted];
    const builtin = wanted.replace(/^node:/, '');
    if (allowedBuiltins.has(builtin)) return process.getBuiltinModule(`node:${builtin}`);
    throw new UserError(`${file} asks for '${wanted}', which compose does not provide; bundle it or drop it`);
  };
  const module = { exports: {} };
  try {
    const script = new Script(`(function (module, exports, require) {${code}\n})`, { filename: file });
    script.runInThisContext()(module, module.exports, require);
  } catch (cause) {
    if (cause instanceof UserError) throw cause;
    throw new UserError(`${file} does not run (${errorMessage(cause)}); ${remedy(name)}`, { cause });
  }
  return module.exports;
}

/** Runs a shell's prerender bundle. The first request. @param {Pick<Bundle, 'code' | 'file'>} ask */
export function loadShell({ code, file }) {
  const bundle = /** @type {ShellBundle} */ (runBundle({ name: 'shell', code, file }, {}));
  try {
    const provides = Object.entries(bundle.sharedModules).map(([name, { version }]) => [name, version]);
    const pages = Object.entries(bundle.ownPages).map(([path, head]) => ({ path, ...head }));
    loaded.shell = bundle;
    const { contractVersion: contract, documentRules } = bundle;
    const data = { contract, provides: Object.fromEntries(provides), pages, ...documentRules };
    return /** @type {import('./Protocol').ShellData} */ (toData(data));
  } catch (error) {
    throw new UserError(`${file} is no shell of this site (${errorMessage(error)}); build the shell again`);
  }
}

/** Runs a section's prerender bundle. Its exports are not validated yet. @param {Bundle} ask */
export function loadSection(ask) {
  const modules = Object.entries(loaded.shell.sharedModules).map(([name, { module }]) => [name, module]);
  const { section } = Object(runBundle(ask, Object.fromEntries(modules)));
  try {
    const data = toData(section);
    sections.set(ask.name, section);
    return data;
  } catch (error) {
    throw new UserError(`section.ts has what is no plain data (${errorMessage(error)}); give texts, numbers and lists`);
  }
}

/** Sets the registry of the documents that are rendered afterwards. @param {Pick<PageToPrerender, 'registry'>} ask */
export function setRegistry({ registry }) {
  loaded.registry = registry;
}

/** Renders the document of an address. @param {Pick<PageToPrerender, 'address' | 'facts'>} ask */
export async function render({ address, facts }) {
  const page = { address, registry: loaded.registry, sections: [...sections.values()], facts };
  try {
    return await withTimeout(renderTimeoutMs, loaded.shell.prerenderPage(page));
  } catch (cause) {
    const reason = errorMessage(cause);
    const wanted = remedyFor(reason, 'mend the page and release again');
    throw new UserError(`${address} fails while rendering (${reason}); ${wanted}`, { cause });
  }
}

/**
 * Writes a file beside a page of a section.
 * @param {{ name: string, path: string, origin: string, day: PageToPrerender['registry']['day'] }} ask
 */
export function writeFile({ name, path, origin, day }) {
  const files = sections.get(name)?.pages.flatMap((page) => page.files ?? []);
  const file = files?.find((one) => one.path === path);
  if (!file) throw new Error(`${name} has no file ${path}`);
  try {
    return String(file.text(origin, day));
  } catch (cause) {
    const reason = errorMessage(cause);
    throw new UserError(`${path} fails while it is written (${reason}); mend it and release again`, { cause });
  }
}
