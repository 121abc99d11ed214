// @ts-check
import { once } from 'node:events';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { UserError, errorMessage, remedy } from '../../system/UserError.js';
import { shell, timeLimit, unhandledErrors, waitMs, withTimeout } from './bundles.js';

/** @typedef {import('./startRunner').About} About */
/** @typedef {import('../../src/sections/container').Container} Container */

/** The remedy for a section that brings its own React. */
export const oneReact =
  'build it without a React of its own: share react and react/jsx-runtime with import: false, and leave them external in prerender.cjs';

/** How long to wait for errors after hydration, in milliseconds. React reports some of them late. */
const settleMs = 15;

/** The files that windows can load, by URL. They are the files that the releases pin. @type {ReadonlyMap<string, string>} */
let files = new Map();

/** @param {{ files: readonly { readonly url: string, readonly text: string }[] }} ask */
export function setFiles(ask) {
  files = new Map(ask.files.map(({ url, text }) => [new URL(url, 'http://localhost').href, text]));
}

// jsdom is slow to load, and most compositions rehearse nothing.
/** Opens a document. @param {{ at: string, address: string, html: string }} page */
const openWindow = async (page) => (await import('./browserWindow.js')).openWindow({ ...page, files });

/**
 * Returns the container of a section's window.
 * @param {import('jsdom').DOMWindow} window
 * @param {string} container its name.
 * @param {string} at
 * @returns {Container}
 * @throws UserError if the window has no container of that name, or another one.
 */
function containerIn(window, container, at) {
  const isContainer = (/** @type {string} */ key) =>
    typeof window[key]?.init === 'function' && typeof window[key]?.get === 'function';
  const other = Object.keys(window).find((key) => key !== container && isContainer(key));
  if (other)
    throw new UserError(
      `${at} defines the container ${other}; define ${container} alone, the name of the federation plugin`,
    );
  if (isContainer(container)) return window[container];
  throw new UserError(
    `${at} defines no container ${container}; build it with a federation plugin of that name (library: { type: 'var' })`,
  );
}

/**
 * Returns a container that records what it takes from the share scope: the missing modules, and whether it takes React.
 * @param {Container} container
 */
function observed({ init, get }) {
  // The errors of federation runtimes do not name the module that the share scope lacks.
  /** @type {Set<string>} */
  const missing = new Set();
  const taken = { missing, hasReact: false };
  const recorded = (/** @type {object} */ scope) =>
    new Proxy(scope, {
      get: (target, module) => {
        if (typeof module === 'string' && !(module in target)) missing.add(module);
        return Reflect.get(target, module);
      },
    });
  const wrapped = {
    get,
    init: (/** @type {{ react?: Record<string, { get: () => unknown, lib: () => unknown }> }} */ scope) => {
      for (const shared of Object.values(scope.react ?? {})) {
        const { lib } = shared;
        shared.lib = () => {
          taken.hasReact = true;
          return lib();
        };
        shared.get = () => shared.lib;
      }
      return init(/** @type {never} */ (recorded(scope)));
    },
  };
  return { wrapped: /** @type {never} */ (wrapped), taken };
}

/**
 * Runs a section's script in jsdom, and loads the section from its container as the shell does. `rehearse` opens its pages.
 * @param {{ name: string, container: string, url: string }} ask
 * @param {About} about
 */
export async function loadContainer({ name, container, url }, { at }) {
  const html = `<!doctype html><script src="${url}"></script>`;
  const { window, requests, errors } = await openWindow({ at, address: '/', html });
  try {
    await once(window, 'load');
    if (requests[0]) throw requests[0];
    if (errors[0]) throw new Error(errors[0]);
    const { wrapped, taken } = observed(containerIn(window, container, at));
    await withTimeout(shell.sectionOf(wrapped)).catch((error) => {
      if (requests[0]) throw requests[0];
      throw new UserError(
        taken.missing.size > 0
          ? `${at}: its container needs ${[...taken.missing].join(', ')}, this shell provides none; build it without or release a shell that has it`
          : `${at}: its container provides no section (${errorMessage(error)}); ${remedy(name)}`,
      );
    });
    if (requests[0]) throw requests[0];
    // Every copy of React names this type, and its jsx-runtime does not.
    if (!taken.hasReact && files.get(new URL(url, window.location.href).href)?.includes('react.forward_ref'))
      throw new UserError(`${at} does not use the React of the site; ${oneReact}`);
  } finally {
    window.close();
  }
}

/** Matches the errors of a page that differs from its prerendered form. React's production build has only numbers for them. */
const mismatch = /React error #(418|423|425)\b|hydration/i;

/**
 * Opens a document, and waits until it is hydrated.
 * @param {{ address: string, html: string }} ask
 * @param {About} about
 */
export async function rehearse({ address, html }, { name, at }) {
  // This is the time zone furthest from UTC. Pages are rendered in UTC.
  process.env['TZ'] = 'Pacific/Kiritimati';
  const opened = await openWindow({ at, address: address === '*' ? '/404' : address, html });
  try {
    const isHydrated = await Promise.race([opened.settled, timeLimit().then(() => false)]);
    await sleep(settleMs);
    if (opened.requests[0]) throw opened.requests[0];
    const [error] = [...opened.errors, ...unhandledErrors.map(errorMessage)];
    if (error && mismatch.test(error)) {
      const number = /#\d+/.exec(error)?.[0];
      throw new UserError(
        `${at} hydrates to other text than compose rendered${number ? ` (React error ${number})` : ''}; render the same whenever and wherever it is, and take today from @site/section/today`,
      );
    }
    if (error) throw new Error(error);
    if (!isHydrated) throw new UserError(`${at} is not hydrated after ${waitMs / 1000} s; ${remedy(name)}`);
    const { title } = opened.window.document;
    if (title !== opened.title)
      throw new UserError(
        `${at} changes its title from '${opened.title}' to '${title}'; build remoteEntry.js and prerender.cjs from the same sources`,
      );
  } finally {
    opened.window.close();
    process.env['TZ'] = 'UTC';
    // Errors of a closed window do not count.
    await nextTurn();
    unhandledErrors.length = 0;
  }
}
