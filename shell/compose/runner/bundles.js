// @ts-check
import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { compileFunction } from 'node:vm';
import { UserError, errorMessage } from '../../system/UserError.js';
import { deepFreeze, readOnly } from '../../system/readOnly.js';

/**
 * @typedef {typeof import('../../src/entry.prerender')} ShellBundle
 * @typedef {import('../../src/entry.prerender').PageToPrerender} PageToPrerender
 * @typedef {import('../../src/sections/registry').SiteRegistry} Registry
 * @typedef {import('@site/section/Section').Section} Section
 * @typedef {import('@site/section/Section').SectionPage} SectionPage
 * @typedef {{ code: string, file: string }} Bundle A prerender bundle, and its file for stacks.
 */

/** Errors that nothing caught, such as a rejected promise without a handler. @type {Error[]} */
export const unhandledErrors = [];

/** The loaded section. @type {Section} */
let section;

/** The loaded shell. @type {ShellBundle} */
export let shell;

/** How long a page or a container may wait, in milliseconds. */
export const waitMs = 5000;

/**
 * Resolves when the event loop has been idle for the time limit. The work of a page does not count, because it takes
 * longer on a busy machine. `startRunner` limits that work.
 */
export async function timeLimit() {
  const idleMs = () => performance.eventLoopUtilization().idle;
  const end = idleMs() + waitMs;
  for (let left = waitMs; left > 0; left = end - idleMs()) await sleep(left);
}

/** Returns a promise that rejects after the time limit. @type {<Value>(promise: Promise<Value>) => Promise<Value>} */
export function withTimeout(promise) {
  const late = timeLimit().then(() => {
    throw new Error(`it still waits after ${waitMs / 1000} s`);
  });
  return Promise.race([promise, late]);
}

/** Node's modules that React's static renderer needs in the shell's prerender bundle. */
const allowedBuiltins = new Set(['async_hooks', 'crypto', 'stream', 'util']);

const { getBuiltinModule } = process;

/**
 * Returns one of these modules. Throws for any other, because bundles may not use them.
 * @param {string} wanted
 * @returns {any}
 */
export function allowedBuiltin(wanted) {
  const name = String(wanted).replace(/^node:/, '');
  if (allowedBuiltins.has(name)) return getBuiltinModule(`node:${name}`);
  const remedy = name.startsWith('./') ? 'import without import() or lazy()' : 'bundle it or drop it';
  throw new UserError(`prerender.cjs requires '${wanted}', which compose does not provide; ${remedy}`);
}

/**
 * Runs a prerender bundle and returns its exports. The bundle may require only the shared modules and a few of Node's.
 * @param {Bundle} bundle
 * @param {Readonly<Record<string, unknown>>} shared
 * @returns {unknown}
 */
function runBundle({ code, file }, shared) {
  const require = (/** @type {string} */ wanted) =>
    Object.hasOwn(shared, wanted) ? shared[wanted] : allowedBuiltin(wanted);
  const module = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename: file });
  run(module, module.exports, require);
  return module.exports;
}

/** Whether a module of a shell contains only facts. */
const isOfFacts = (/** @type {string} */ name) => name.startsWith('@site/shared-data/');

const hashOf = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Returns a hash of each fact that a shell gives to sections, by name, such as 'siteFacts.contact'. */
function factsOf() {
  return Object.entries(shell.sharedModules).flatMap(([name, { module }]) =>
    isOfFacts(name)
      ? Object.entries(module).flatMap(([fact, value]) => {
          const text = typeof value === 'function' ? undefined : JSON.stringify(value);
          return text === undefined ? [] : [[`${name.split('/').at(-1)}.${fact}`, hashOf(text)]];
        })
      : [],
  );
}

/**
 * Runs a shell's prerender bundle. This is the first request.
 * @param {Bundle} bundle
 * @returns {unknown} its data, which is not validated yet.
 */
export function loadShell(bundle) {
  shell = /** @type {ShellBundle} */ (runBundle(bundle, {}));
  const { contractVersion, earlierContracts, documentRules, ownPages, sharedModules } = shell;
  try {
    const provides = Object.entries(sharedModules).map(([name, { version }]) => [name, version]);
    const pages = Object.entries(ownPages).map(([path, head]) => ({ path, ...head }));
    for (const [name, { module }] of Object.entries(sharedModules)) {
      if (isOfFacts(name)) for (const fact of Object.values(module)) deepFreeze(fact);
    }
    const data = {
      contracts: [contractVersion, ...earlierContracts],
      provides: Object.fromEntries(provides),
      pages,
      ...documentRules,
    };
    return { ...data, facts: Object.fromEntries(factsOf()) };
  } catch (error) {
    throw new UserError(`prerender.cjs is not a shell of this site (${errorMessage(error)}); build the shell again`);
  }
}

/** A page that takes the place of a section's page in a process without the section's code. No page can have its address. */
const slot = { path: '/slot', words: 'slot' };

/** @param {string} path @param {() => unknown} Page @returns {Section} */
const sectionWith = (path, Page) => /** @type {never} */ ({ pages: [{ path, title: '', description: '', Page }] });

/** The facts of a document do not matter if only its page counts. */
const noFacts = /** @type {PageToPrerender['facts']} */ ({
  ...{ title: '', description: '', canonical: '', socialImage: '' },
  ...{ structuredData: [], alternates: [], listed: false, styles: [], wholeStyles: [], preloads: [], fonts: [] },
  shellScript: { url: '', integrity: '' },
});

/**
 * Returns a registry with one page and no other section.
 * @param {string} path
 * @param {Registry['day']} day
 * @returns {Registry}
 */
const registryWith = (path, day) => {
  const entry = { url: '', integrity: '' };
  return { day, demo: false, sections: [{ name: 'slot', container: '', entry, bytes: 0, pages: [path] }], events: [] };
};

/**
 * Renders a page of a section inside the frame.
 * @param {Section} from
 * @param {string} address
 * @param {Registry['day']} day
 */
const renderAlone = (from, address, day) =>
  withTimeout(shell.prerenderPage({ address, registry: registryWith(address, day), sections: [from], facts: noFacts }));

/** The markup directly before and after a page in a document. @type {{ before: string, behind: string }} */
let around;

/** Renders an empty frame. @param {Registry['day']} day */
async function renderAround(day) {
  const { path, words } = slot;
  const html = await renderAlone(
    sectionWith(path, () => words),
    path,
    day,
  );
  const at = html.indexOf(`>${words}<`) + 1;
  const behind = html.slice(at + words.length);
  return {
    before: html.slice(html.lastIndexOf('<', at), at),
    behind: behind.slice(0, behind.indexOf('</main>') + '</main>'.length),
  };
}

/**
 * Runs a section's prerender bundle after the shell's. The section cannot change what the shell gives it.
 * @param {Bundle & { day: Registry['day'] }} bundle
 * @returns {Promise<unknown>} its section as data, with a mark for each function. It is not validated yet.
 */
export async function loadSection({ day, ...bundle }) {
  around = await renderAround(day);
  const modules = Object.entries(shell.sharedModules).map(([name, { module }]) => [
    name,
    isOfFacts(name) ? readOnly({ ...module }, name.split('/').at(-1) ?? '') : module,
  ]);
  ({ section } = Object(runBundle(bundle, Object.fromEntries(modules))));
  const marked = (/** @type {string} */ _, /** @type {unknown} */ value) =>
    typeof value === 'function' ? { isFunction: true } : value;
  try {
    return JSON.parse(JSON.stringify(section ?? null, marked));
  } catch (error) {
    throw new UserError(
      `section.ts contains a value that is not plain data (${errorMessage(error)}); use texts, numbers and lists`,
    );
  }
}

/**
 * Renders the part of a section's page that is inside the frame.
 * @param {{ address: string, day: Registry['day'] }} page
 */
export async function renderRegion({ address, day }) {
  const html = await renderAlone(section, address, day);
  const before = around.before.replace(slot.path, () => address);
  const [from, to] = [html.indexOf(before), html.lastIndexOf(around.behind)];
  if (from < 0 || to < from) throw new Error('it changes the frame around its page');
  return html.slice(from + before.length, to);
}

/**
 * Writes a file that belongs to the section, such as a calendar.
 * @param {{ path: string, origin: string, day: Registry['day'] }} ask
 */
export function writeFile({ path, origin, day }) {
  const file = section.pages.flatMap((page) => page.files ?? []).find((one) => one.path === path);
  if (!file) throw new Error('it has no such file');
  return String(file.text(origin, day));
}

/** What the next documents know of the site. @type {PageToPrerender['registry']} */
let site;

/**
 * Sets the registry of the next documents.
 * @param {{ registry: PageToPrerender['registry'] }} ask
 * @returns the script with the list of all sections, which the documents pin.
 */
export function setRegistry({ registry }) {
  site = registry;
  return shell.sectionListScript(registry);
}

/**
 * Renders the document of an address. The process has no section, because the page is rendered already.
 * @param {Omit<PageToPrerender, 'sections' | 'registry'> & { region: string | null }} ask the region is null for the shell's
 * own pages.
 */
export async function renderDocument({ region, ...ask }) {
  const page = { ...ask, registry: site };
  if (region === null) return withTimeout(shell.prerenderPage({ ...page, sections: [] }));
  const { jsx } = /** @type {typeof import('react/jsx-runtime')} */ (shell.sharedModules['react/jsx-runtime'].module);
  // Hydration compares the children of a page, so the element around them is removed again.
  const filled = () => jsx('slot', { dangerouslySetInnerHTML: { __html: region } });
  const html = await withTimeout(shell.prerenderPage({ ...page, sections: [sectionWith(page.address, filled)] }));
  return html.replace(`<slot>${region}</slot>`, () => region);
}
