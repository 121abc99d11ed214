// @ts-check
import { JSDOM, ResourceLoader, VirtualConsole } from 'jsdom';
import { errorMessage } from '../UserError.js';
import { addBrowserStubs } from './browserStubs.js';

/**
 * @typedef {import('jsdom').DOMWindow} DOMWindow
 *
 * Something wrong in a window: a file that is not pinned, a network request, or an uncaught or logged error.
 * @typedef {object} Finding
 * @property {'file' | 'request' | 'error'} kind
 * @property {string} what The file, the address, or the error's message.
 *
 * @typedef {object} BrowserWindow
 * @property {DOMWindow} window
 * @property {readonly Finding[]} findings In order.
 * @property {Promise<unknown>} found Resolves with the first of them.
 * @property {Promise<unknown>} hydrated Resolves when the page marks that it is hydrated.
 * @property {() => void} close
 */

/** How far the clock of a window is ahead: a page that reads it while rendering differs from its prerendered form. */
const aheadMs = 400 * 24 * 60 * 60 * 1000;

/** The 404 page logs this on purpose. */
const expectedError = /^404 Error: /;

const nothing = () => {};

/** @param {DOMWindow} window */
function setClockAhead(window) {
  const { Date: RealDate } = window;
  const now = () => RealDate.now() + aheadMs;
  window.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: (target) => new target(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

/** Blocks the network, and reports every request. @param {DOMWindow} window @param {(url: string) => void} note */
function blockNetwork(window, note) {
  const refuse = (/** @type {unknown} */ url) => {
    note(String(Object(url).url ?? url));
    throw new window.TypeError('Failed to fetch');
  };
  const Blocked = function (/** @type {unknown} */ url) {
    refuse(url);
  };
  window.XMLHttpRequest.prototype.open = (/** @type {string} */ _, /** @type {unknown} */ url) => refuse(url);
  Object.assign(window, { WebSocket: Blocked, EventSource: Blocked, Worker: Blocked, SharedWorker: Blocked });
  Object.assign(window, { fetch: async (/** @type {unknown} */ url) => refuse(url) });
  Object.assign(window.navigator, { sendBeacon: refuse });
}

/**
 * Opens a document in jsdom: scripts run and load only the given files. There is no network, and the clock is ahead.
 * @param {{ address: string, html: string, files: ReadonlyMap<string, string> }} page
 * @returns {BrowserWindow}
 */
export function openWindow({ address, html, files }) {
  /** @type {Finding[]} */
  const findings = [];
  /** @type {(finding: Finding) => void} */
  let announce = nothing;
  const found = new Promise((resolve) => {
    announce = resolve;
  });
  /** @type {() => void} */
  let resolveHydrated = nothing;
  const hydrated = new Promise((resolve) => {
    resolveHydrated = () => resolve(null);
  });
  const note = (/** @type {Finding['kind']} */ kind) => (/** @type {string} */ what) => {
    findings.push({ kind, what });
    announce({ kind, what });
  };

  class PinnedFiles extends ResourceLoader {
    /** @override @param {string} url @returns {import('jsdom').AbortablePromise<Buffer>} */
    fetch(url) {
      const text = files.get(url);
      if (text === undefined) note('file')(url);
      const answer = text === undefined ? Promise.reject(new Error(`no ${url}`)) : Promise.resolve(Buffer.from(text));
      return Object.assign(answer, { abort: nothing });
    }
  }

  const virtualConsole = new VirtualConsole();
  virtualConsole.on('error', (...args) => {
    const text = args.map(errorMessage).join(' ');
    if (!expectedError.test(text)) note('error')(text);
  });
  virtualConsole.on('jsdomError', (error) => {
    const { type, detail } = /** @type {Error & { type?: string, detail?: unknown }} */ (error);
    if (type === 'unhandled exception') note('error')(errorMessage(detail));
  });

  const { window } = new JSDOM(html, {
    url: new URL(address, 'http://localhost').href,
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    resources: new PinnedFiles(),
    virtualConsole,
    beforeParse: (opened) => {
      addBrowserStubs(opened);
      Object.assign(opened.performance, {
        mark: (/** @type {string} */ name) => {
          if (name === 'app:hydrated') resolveHydrated();
        },
      });
      setClockAhead(opened);
      blockNetwork(opened, note('request'));
    },
  });
  return { window, findings, found, hydrated, close: () => window.close() };
}
