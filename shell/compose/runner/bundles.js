// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { compileFunction } from 'node:vm';
import { UserError, errorMessage } from '../UserError.js';

/**
 * @typedef {typeof import('../../src/entry.prerender')} ShellBundle
 * @typedef {import('../../src/entry.prerender').PageToPrerender} PageToPrerender
 * @typedef {import('@site/section/Section').Section} Section
 * @typedef {{ code: string, file: string }} Bundle A prerender bundle, and its file for stacks.
 */

/** Errors that nothing caught, such as a rejected promise that no page waits for. @type {Error[]} */
export const unhandledErrors = [];

/** The loaded sections. @type {Map<string, Section>} */
const sections = new Map();

/** The loaded shell. @type {ShellBundle} */
export let shell;

/** How long a page or a container may wait, in milliseconds. */
export const waitMs = 5000;

/** A promise that rejects where it waits too long. @type {<Value>(promise: Promise<Value>) => Promise<Value>} */
export function withTimeout(promise) {
  const late = sleep(waitMs).then(() => {
    throw new Error(`it still waits after ${waitMs / 1000} s`);
  });
  return Promise.race([promise, late]);
}

/** Node's own modules that React's static renderer in the shell's prerender bundle needs. */
const allowedBuiltins = new Set(['async_hooks', 'crypto', 'stream', 'util']);

/**
 * The exports of a prerender bundle. It may require the shared modules and a few of Node's own.
 * @param {Bundle} bundle @param {Readonly<Record<string, unknown>>} shared @returns {unknown}
 */
function runBundle({ code, file }, shared) {
  const require = (/** @type {string} */ wanted) => {
    if (Object.hasOwn(shared, wanted)) return shared[wanted];
    const builtin = wanted.replace(/^node:/, '');
    if (allowedBuiltins.has(builtin)) return process.getBuiltinModule(`node:${builtin}`);
    const remedy = wanted.startsWith('./') ? 'import without import() or lazy()' : 'bundle it or drop it';
    throw new UserError(`prerender.cjs asks for '${wanted}', which compose does not provide; ${remedy}`);
  };
  const module = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename: file });
  run(module, module.exports, require);
  return module.exports;
}

/** Runs a shell's prerender bundle. The first request. @param {Bundle} bundle */
export function loadShell(bundle) {
  shell = /** @type {ShellBundle} */ (runBundle(bundle, {}));
  const { contractVersion: contract, documentRules, ownPages, sharedModules } = shell;
  try {
    const provides = Object.entries(sharedModules).map(([name, { version }]) => [name, version]);
    const pages = Object.entries(ownPages).map(([path, head]) => ({ path, ...head }));
    const data = { contract, provides: Object.fromEntries(provides), pages, ...documentRules };
    return /** @type {import('./startRunner').ShellData} */ (data);
  } catch (error) {
    throw new UserError(`prerender.cjs is no shell of this site (${errorMessage(error)}); build the shell again`);
  }
}

/**
 * Runs a section's prerender bundle. Its section is given as data with a mark for each function, not validated yet.
 * @param {Bundle & { name: string }} bundle @returns {unknown}
 */
export function loadSection({ name, ...bundle }) {
  const modules = Object.entries(shell.sharedModules).map(([module, shared]) => [module, shared.module]);
  const { section } = Object(runBundle(bundle, Object.fromEntries(modules)));
  sections.set(name, section);
  const marked = (/** @type {string} */ _, /** @type {unknown} */ value) =>
    typeof value === 'function' ? { isFunction: true } : value;
  try {
    return JSON.parse(JSON.stringify(section ?? null, marked));
  } catch (error) {
    throw new UserError(`section.ts has what is no plain data (${errorMessage(error)}); give texts, numbers and lists`);
  }
}

/** Renders the document of an address. @param {Omit<PageToPrerender, 'sections'>} page */
export const render = (page) => withTimeout(shell.prerenderPage({ ...page, sections: [...sections.values()] }));

/**
 * Writes a file beside a page of a section.
 * @param {{ name: string, path: string, origin: string, day: PageToPrerender['registry']['day'] }} ask
 */
export function writeFile({ name, path, origin, day }) {
  const files = sections.get(name)?.pages.flatMap((page) => page.files ?? []);
  const file = files?.find((one) => one.path === path);
  if (!file) throw new Error(`${name} has no file ${path}`);
  return String(file.text(origin, day));
}
