// @ts-check
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { UserError, errorMessage, remedy } from '../UserError.js';
import { loadedSection, loadedShell, remedyFor, toData, withTimeout } from './bundles.js';

/**
 * @typedef {import('./Protocol').About} About
 * @typedef {import('./Protocol').Requests} Requests
 * @typedef {import('./Protocol').SectionData} SectionData
 * @typedef {import('./browserWindow.js').BrowserWindow} BrowserWindow
 * @typedef {import('./browserWindow.js').Finding} Finding
 */

/** How long a container or the hydration of a page may take, in milliseconds. */
const hydrationTimeoutMs = 5000;

/** How long to wait for errors after hydration, in milliseconds: React reports some of them late. */
const settleMs = 15;

/** The time zone furthest from UTC, in which pages are rendered. */
const farTimeZone = 'Pacific/Kiritimati';

/** The files that windows can load, by URL. @type {ReadonlyMap<string, string>} */
let files = new Map();

const absolute = (/** @type {string} */ url) => new URL(url, 'http://localhost').href;

/** jsdom is slow to load, and most compositions rehearse nothing. */
const browserWindow = () => import('./browserWindow.js');

/** @param {Requests['setFiles']['ask']} ask */
export function setFiles(ask) {
  files = new Map(ask.files.map(({ url, text }) => [absolute(url), text]));
  return null;
}

/** The message about a file or request that a window may not have. @param {Finding} finding */
function requestFault({ kind, what }) {
  const name = what.replace(/^http:\/\/localhost(?=\/)/, '');
  if (kind === 'request') return `asks for ${name} by itself; build it in, or wait for a click`;
  return `loads ${name}, which the release does not pin; build one script and one style sheet: output: { asyncChunks: false }`;
}

/** Throws where a window requested anything that is not pinned. @param {BrowserWindow} opened @param {string} at */
function assertNoRequests({ findings }, at) {
  const request = findings.find(({ kind }) => kind !== 'error');
  if (request) throw new UserError(`${at} ${requestFault(request)}`);
}

/**
 * Wraps a container to record the modules that it does not find in the share scope: the errors of federation runtimes do not
 * name them.
 * @param {import('../../src/sections/container').Container} container
 */
function recordMissing({ init, get }) {
  /** @type {Set<string>} */
  const missing = new Set();
  const recorded = {
    get,
    init: (/** @type {Parameters<typeof init>[0]} */ scope) =>
      init(
        new Proxy(scope, {
          get: (target, name) => {
            if (typeof name === 'string' && !(name in target)) missing.add(name);
            return Reflect.get(target, name);
          },
        }),
      ),
  };
  return { recorded, missing };
}

const textOf = (/** @type {unknown} */ value) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));

/** The fields of a page that are compared. */
const fields = /** @type {const} */ (['title', 'canonical']);

/**
 * How the section of a container differs from the one in its prerender bundle; null where it does not.
 * @param {unknown} given The section of the container.
 * @param {Pick<SectionData, 'contract' | 'requires' | 'pages'>} wanted
 * @returns {string | null}
 */
export function containerFault(given, wanted) {
  const { contract, requires, pages } = /** @type {Partial<SectionData>} */ (Object(given));
  if (!Array.isArray(pages)) return "exposes no './section' with pages, which prerender.cjs has";
  if (contract !== wanted.contract) {
    return `is built for contract ${String(contract)}, prerender.cjs for ${wanted.contract}`;
  }
  for (const name of new Set([...Object.keys(Object(requires)), ...Object.keys(wanted.requires)])) {
    const [range, other] = [requires?.[name], wanted.requires[name]];
    if (range !== other) return `requires ${name} ${range ?? 'not at all'}, prerender.cjs ${other ?? 'not at all'}`;
  }
  const missing = wanted.pages.find(({ path }) => !pages.some((page) => page.path === path));
  if (missing) return `has no page ${missing.path}, which prerender.cjs has`;
  for (const page of pages) {
    const same = wanted.pages.find(({ path }) => path === page.path);
    if (!same) return `has a page ${String(page.path)}, which prerender.cjs has not`;
    for (const field of fields) {
      if (page[field] !== same[field]) {
        return `gives ${page.path} the ${field} ${textOf(page[field])}, prerender.cjs ${textOf(same[field])}`;
      }
    }
  }
  return null;
}

/**
 * Runs a section's script in jsdom, and loads the section from its container as the shell does.
 * @param {Requests['compareContainer']['ask']} ask
 * @param {About} about
 */
export async function compareContainer({ name, container, url }, { at }) {
  const { openWindow } = await browserWindow();
  const opened = openWindow({ address: '/', html: '<!doctype html><html><head></head></html>', files });
  const { window, findings } = opened;
  try {
    const before = new Set(Object.keys(window));
    const script = window.document.createElement('script');
    script.src = url;
    const ran = new Promise((resolve) => {
      script.onload = resolve;
      script.onerror = resolve;
    });
    window.document.head.append(script);
    await withTimeout(hydrationTimeoutMs, ran);
    assertNoRequests(opened, at);
    if (findings[0]) throw new UserError(`${at} fails (${findings[0].what}); ${remedy(name)}`);

    const isContainer = (/** @type {string} */ key) =>
      typeof window[key]?.init === 'function' && typeof window[key]?.get === 'function';
    if (!isContainer(container)) {
      const other = Object.keys(window).find((key) => !before.has(key) && isContainer(key));
      throw new UserError(
        other
          ? `${at} defines the container ${other}, not ${container}; give the federation plugin the name ${container}`
          : `${at} defines no container ${container}; build it with a federation plugin of that name (library: { type: 'var' })`,
      );
    }
    const { recorded, missing } = recordMissing(window[container]);
    const taken = withTimeout(hydrationTimeoutMs, loadedShell().sectionOf(recorded));
    const section = await taken.catch((error) => {
      assertNoRequests(opened, at);
      throw new UserError(
        missing.size > 0
          ? `${at}: its container needs ${[...missing].join(', ')}, this shell gives none; build it without or release a shell that has it`
          : `${at}: its container gives no section (${errorMessage(error)}); ${remedy(name)}`,
      );
    });
    assertNoRequests(opened, at);
    const fault = containerFault(toData(section), loadedSection(name));
    if (fault) throw new UserError(`${at}: its container ${fault}; build both from the same sources`);
    return null;
  } finally {
    opened.close();
  }
}

/** The errors of a hydration that differs from the prerendered page. React's production build has only numbers for them. */
const mismatch = /React error #(418|423|425)\b|hydration/i;

/**
 * Opens a document in jsdom, and waits until it is hydrated.
 * @param {Requests['rehearse']['ask']} ask
 * @param {About} about
 * @param {unknown[]} unhandledErrors
 */
export async function rehearse({ address, html }, { name, at }, unhandledErrors) {
  const { openWindow } = await browserWindow();
  process.env['TZ'] = farTimeZone;
  const opened = openWindow({ address: address === '*' ? '/404' : address, html, files });
  try {
    const isHydrated = await Promise.race([
      opened.hydrated.then(() => true),
      opened.found.then(() => false),
      sleep(hydrationTimeoutMs, false),
    ]);
    await sleep(settleMs);
    assertNoRequests(opened, at);
    const error = opened.findings[0]?.what ?? (unhandledErrors.length > 0 && errorMessage(unhandledErrors[0]));
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
    return null;
  } finally {
    opened.close();
    process.env['TZ'] = 'UTC';
    // Errors of a closed window do not count.
    await nextTurn();
    unhandledErrors.length = 0;
  }
}
