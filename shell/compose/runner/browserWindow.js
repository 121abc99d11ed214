// @ts-check
import { JSDOM, ResourceLoader, VirtualConsole } from 'jsdom';
import { UserError, errorMessage } from '../../system/UserError.js';

/** @typedef {import('jsdom').DOMWindow} DOMWindow */

const nothing = () => {};
const none = () => [];

/** An observer that never reports anything. */
class Observer {
  /** @type {readonly string[]} */
  static supportedEntryTypes = [];
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
  takeRecords = none;
}

/**
 * Adds browser features that jsdom lacks and that a page may use while it hydrates.
 * @param {DOMWindow} window
 */
function addBrowserStubs(window) {
  const { Element, HTMLElement, HTMLDialogElement, document, navigator, performance } = window;
  const listening = { addEventListener: nothing, removeEventListener: nothing };
  const query = { ...listening, addListener: nothing, removeListener: nothing };
  const animation = { finished: Promise.resolve(), cancel: nothing, finish: nothing, play: nothing, pause: nothing };
  Object.assign(window, {
    // This is the width of a phone. Most pages that read the width are prerendered for a desktop.
    innerWidth: 390,
    matchMedia: (/** @type {string} */ media) => ({ media, matches: media.includes('max-width'), ...query }),
    visualViewport: { ...listening, width: 390, height: 768, scale: 1, offsetTop: 0, offsetLeft: 0 },
    requestIdleCallback: (/** @type {() => void} */ call) => window.setTimeout(call),
    cancelIdleCallback: (/** @type {number} */ id) => window.clearTimeout(id),
    reportError: (/** @type {unknown} */ error) => window.console.error(error),
    CSS: { escape: String, supports: () => false },
    isSecureContext: true,
  });
  Object.assign(window, { IntersectionObserver: Observer, ResizeObserver: Observer, PerformanceObserver: Observer });
  Object.assign(window, { TextEncoder, TextDecoder, structuredClone });
  Object.assign(document, { fonts: { ready: Promise.resolve(), ...listening, load: () => Promise.resolve([]) } });
  Object.assign(Element.prototype, { animate: () => animation, getAnimations: none, checkVisibility: () => true });
  Object.assign(Element.prototype, { scrollIntoView: nothing, scrollTo: nothing, scrollBy: nothing });
  Object.assign(HTMLElement.prototype, { showPopover: nothing, hidePopover: nothing, togglePopover: () => false });
  Object.assign(HTMLDialogElement.prototype, { show: nothing, showModal: nothing, close: nothing });
  Object.assign(performance, { measure: nothing, clearMarks: nothing, clearMeasures: nothing });
  Object.assign(performance, { getEntries: none, getEntriesByName: none, getEntriesByType: none });
  // This value keeps the page from prefetching.
  Object.assign(navigator, { connection: { effectiveType: '3g' } });
}

/**
 * How far the clock of a window is ahead, in milliseconds. A page that reads the clock while rendering differs from its
 * prerendered form.
 */
const aheadMs = 400 * 24 * 60 * 60 * 1000;

/** @param {DOMWindow} window */
function setClockAhead(window) {
  const { now } = window.Date;
  window.Date.now = () => now() + aheadMs;
  window.Date = new Proxy(window.Date, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [target.now()] : args, newTarget),
    apply: (target) => new target(target.now()).toString(),
  });
}

/**
 * Blocks the network.
 * @param {DOMWindow} window
 * @param {(url: string) => void} report
 */
function blockNetwork(window, report) {
  function refuse(/** @type {unknown} */ url) {
    report(String(Object(url).url ?? url));
    throw new window.TypeError('Failed to fetch');
  }
  window.XMLHttpRequest.prototype.open = (/** @type {string} */ _, /** @type {unknown} */ url) => refuse(url);
  Object.assign(window, { WebSocket: refuse, EventSource: refuse, Worker: refuse, SharedWorker: refuse });
  Object.assign(window, { fetch: async (/** @type {unknown} */ url) => refuse(url) });
  Object.assign(window.navigator, { sendBeacon: refuse });
}

/**
 * Opens a document in jsdom. Scripts run, and load only the given files. There is no network, and the clock is ahead. Refusals
 * name the document as `at`.
 * @param {{ at: string, address: string, html: string, files: ReadonlyMap<string, string> }} page
 */
export function openWindow({ at, address, html, files }) {
  /** Why each request and navigation of the page is refused. @type {UserError[]} */
  const requests = [];
  /** The messages of uncaught and logged errors. @type {string[]} */
  const errors = [];
  /** @type {(isHydrated: boolean) => void} */
  let settle = nothing;
  /** Resolves to true once the page marks that it is hydrated, or to false at an earlier error. @type {Promise<boolean>} */
  const settled = new Promise((resolve) => (settle = resolve));
  const refuse = (/** @type {string} */ verb, /** @type {string} */ url, /** @type {string} */ remedy) =>
    requests.push(new UserError(`${at} ${verb} ${url.replace(/^http:\/\/localhost(?=\/)/, '')}${remedy}`));
  const note = (/** @type {string} */ error) => {
    errors.push(error);
    settle(false);
  };

  class PinnedFiles extends ResourceLoader {
    /** @override @param {string} url @returns {import('jsdom').AbortablePromise<Buffer>} */
    fetch(url) {
      const text = files.get(url);
      if (text !== undefined) return Object.assign(Promise.resolve(Buffer.from(text)), { abort: nothing });
      const remedy = 'build one script and one style sheet: output: { asyncChunks: false }';
      refuse('loads', url, `, which the release does not pin; ${remedy}`);
      return Object.assign(Promise.reject(new Error(`no ${url}`)), { abort: nothing });
    }
  }

  const virtualConsole = new VirtualConsole();
  virtualConsole.on('error', (...args) => {
    const text = args.map(errorMessage).join(' ');
    // The 404 page logs this on purpose.
    if (!text.startsWith('404 Error: ')) note(text);
  });
  virtualConsole.on('jsdomError', (error) => {
    const { type, detail } = /** @type {Error & { type?: string, detail?: unknown }} */ (error);
    if (type === 'unhandled exception') note(errorMessage(detail));
    // After an error, the shell opens the document again. The first error is the one to report.
    if (errors.length === 0 && errorMessage(error).startsWith('Not implemented: navigation'))
      refuse('opens', 'another address', ' by itself; link to it, or name this address in movedFrom of the other page');
  });

  const { window } = new JSDOM(html, {
    url: new URL(address, 'http://localhost').href,
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    resources: new PinnedFiles(),
    virtualConsole,
    beforeParse: (opened) => {
      const mark = (/** @type {string} */ name) => name === 'app:hydrated' && settle(true);
      Object.assign(opened.performance, { mark });
      addBrowserStubs(opened);
      setClockAhead(opened);
      blockNetwork(opened, (url) => refuse('requests', url, ' by itself; bundle it, or link to it'));
    },
  });
  // Scripts run later.
  const { title } = window.document;
  return { window, title, requests, errors, settled };
}
