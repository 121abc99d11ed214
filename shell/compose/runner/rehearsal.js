// @ts-check
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { UserError, errorMessage, remedy } from '../UserError.js';
import { loaded, remedyFor, sections, toData, unhandledErrors, withTimeout } from './bundles.js';

/**
 * @typedef {import('./Protocol').About} About
 * @typedef {import('./Protocol').SectionData} SectionData
 */

/** How long a container or the hydration of a page may take, in milliseconds. */
const hydrationTimeoutMs = 5000;

/** How long to wait for errors after hydration, in milliseconds: React reports some of them late. */
const settleMs = 15;

/** The files that windows can load, by URL: those that the releases pin. @type {ReadonlyMap<string, string>} */
let files = new Map();

/** @param {{ files: readonly { readonly url: string, readonly text: string }[] }} ask */
export function setFiles(ask) {
  files = new Map(ask.files.map(({ url, text }) => [new URL(url, 'http://localhost').href, text]));
}

/** Opens a document. jsdom is slow to load, and most compositions rehearse nothing. @param {string} address @param {string} html */
const openWindow = async (address, html) => (await import('./browserWindow.js')).openWindow({ address, html, files });

/** Throws where a window requested what it may not. @param {{ requests: readonly string[] }} opened @param {string} at */
function assertNoRequests({ requests }, at) {
  if (requests[0]) throw new UserError(`${at} ${requests[0]}`);
}

const textOf = (/** @type {unknown} */ value) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));

/**
 * How the section of a container differs from the one in its prerender bundle; null where it does not.
 * @param {unknown} given @param {Pick<SectionData, 'contract' | 'requires' | 'pages'>} wanted @returns {string | null}
 */
export function containerFault(given, wanted) {
  const { contract, requires = {}, pages } = /** @type {Partial<SectionData>} */ (Object(given));
  if (!Array.isArray(pages)) return "exposes no './section' with pages, which prerender.cjs has";
  if (contract !== wanted.contract) {
    return `is built for contract ${String(contract)}, prerender.cjs for ${wanted.contract}`;
  }
  for (const name of Object.keys({ ...requires, ...wanted.requires })) {
    const [range, other] = [requires[name], wanted.requires[name]];
    if (range !== other) return `requires ${name} ${range ?? 'not at all'}, prerender.cjs ${other ?? 'not at all'}`;
  }
  for (const same of wanted.pages) {
    const page = pages.find(({ path }) => path === same.path);
    if (!page) return `has no page ${same.path}, which prerender.cjs has`;
    for (const field of /** @type {const} */ (['title', 'canonical'])) {
      if (page[field] === same[field]) continue;
      return `gives ${page.path} the ${field} ${textOf(page[field])}, prerender.cjs ${textOf(same[field])}`;
    }
  }
  const extra = pages.find(({ path }) => !wanted.pages.some((page) => page.path === path));
  return extra ? `has a page ${String(extra.path)}, which prerender.cjs has not` : null;
}

/**
 * Runs a section's script in jsdom, loads the section from its container as the shell does, and compares it with the section
 * of its prerender bundle.
 * @param {{ name: string, container: string, url: string }} ask @param {About} about
 */
export async function compareContainer({ name, container, url }, { at }) {
  const opened = await openWindow('/', `<!doctype html><script src="${url}"></script>`);
  const { window, errors } = opened;
  try {
    await withTimeout(hydrationTimeoutMs, new Promise((resolve) => window.addEventListener('load', resolve)));
    assertNoRequests(opened, at);
    if (errors[0]) throw new UserError(`${at} fails (${errors[0]}); ${remedy(name)}`);

    const isContainer = (/** @type {string} */ key) =>
      typeof window[key]?.init === 'function' && typeof window[key]?.get === 'function';
    if (!isContainer(container)) {
      const other = Object.keys(window).find(isContainer);
      throw new UserError(
        other
          ? `${at} defines the container ${other}, not ${container}; give the federation plugin the name ${container}`
          : `${at} defines no container ${container}; build it with a federation plugin of that name (library: { type: 'var' })`,
      );
    }
    // The errors of federation runtimes do not name the module that the share scope lacks.
    const missing = new Set();
    const recorded = (/** @type {object} */ scope) =>
      new Proxy(scope, {
        get: (target, module) => {
          if (typeof module === 'string' && !(module in target)) missing.add(module);
          return Reflect.get(target, module);
        },
      });
    const { init, get } = window[container];
    const wrapped = { get, init: (/** @type {object} */ scope) => init(recorded(scope)) };
    const taken = withTimeout(hydrationTimeoutMs, loaded.shell.sectionOf(wrapped));
    const section = await taken.catch((error) => {
      assertNoRequests(opened, at);
      throw new UserError(
        missing.size > 0
          ? `${at}: its container needs ${[...missing].join(', ')}, this shell gives none; build it without or release a shell that has it`
          : `${at}: its container gives no section (${errorMessage(error)}); ${remedy(name)}`,
      );
    });
    assertNoRequests(opened, at);
    const prerendered = /** @type {SectionData} */ (toData(sections.get(name)));
    const fault = containerFault(toData(section), prerendered);
    if (fault) throw new UserError(`${at}: its container ${fault}; build both from the same sources`);
  } finally {
    window.close();
  }
}

/** The errors of a hydration that differs from the prerendered page. React's production build has only numbers for them. */
const mismatch = /React error #(418|423|425)\b|hydration/i;

/** Opens a document, and waits until it is hydrated. @param {{ address: string, html: string }} ask @param {About} about */
export async function rehearse({ address, html }, { name, at }) {
  // The time zone furthest from UTC, in which pages are rendered.
  process.env['TZ'] = 'Pacific/Kiritimati';
  const opened = await openWindow(address === '*' ? '/404' : address, html);
  try {
    const isHydrated = await Promise.race([opened.settled, sleep(hydrationTimeoutMs, false)]);
    await sleep(settleMs);
    assertNoRequests(opened, at);
    const [error] = [...opened.errors, ...unhandledErrors.map(errorMessage)];
    if (error && mismatch.test(error)) {
      const number = /#\d+/.exec(error)?.[0];
      throw new UserError(
        `${at} hydrates with other words than compose wrote${number ? ` (React error ${number})` : ''}; render the same whenever and wherever it is, and take today from @site/section/today`,
      );
    }
    if (error) throw new UserError(`${at} fails while hydrating (${error}); ${remedyFor(error, remedy(name))}`);
    if (!isHydrated) {
      throw new UserError(`${at} is not hydrated after ${hydrationTimeoutMs / 1000} s; ${remedy(name)}`);
    }
  } finally {
    opened.window.close();
    process.env['TZ'] = 'UTC';
    // Errors of a closed window do not count.
    await nextTurn();
    unhandledErrors.length = 0;
  }
}
