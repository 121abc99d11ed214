// @ts-check

/** @typedef {import('jsdom').DOMWindow} DOMWindow */

const nothing = () => {};
const listening = { addEventListener: nothing, removeEventListener: nothing };
const animation = { finished: Promise.resolve(), cancel: nothing, finish: nothing, play: nothing, pause: nothing };

/** An observer that never reports anything. */
class Observer {
  /** @type {readonly string[]} */
  static supportedEntryTypes = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Adds the properties that a target does not have. @param {object} target @param {Readonly<Record<string, unknown>>} additions */
function add(target, additions) {
  for (const [name, value] of Object.entries(additions))
    if (!(name in target)) Object.assign(target, { [name]: value });
}

/**
 * Adds stubs of the browser's APIs that jsdom does not have and that a page may use while it is hydrated.
 * @param {DOMWindow} window
 */
export function addBrowserStubs(window) {
  add(window, {
    matchMedia: (/** @type {string} */ media) => ({
      media,
      matches: false,
      ...listening,
      addListener: nothing,
      removeListener: nothing,
    }),
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
    PerformanceObserver: Observer,
    CSS: { escape: String, supports: () => false },
    TextEncoder,
    TextDecoder,
    structuredClone: (/** @type {unknown} */ value) => structuredClone(value),
    requestIdleCallback: (/** @type {() => void} */ call) => window.setTimeout(call),
    cancelIdleCallback: (/** @type {number} */ id) => window.clearTimeout(id),
    reportError: (/** @type {unknown} */ error) => window.console.error(error),
    isSecureContext: true,
    visualViewport: { ...listening, width: 1024, height: 768, scale: 1, offsetTop: 0, offsetLeft: 0 },
  });
  add(window.document, { fonts: { ready: Promise.resolve(), ...listening, load: () => Promise.resolve([]) } });
  add(window.Element.prototype, {
    animate: () => animation,
    getAnimations: () => [],
    scrollIntoView: nothing,
    scrollTo: nothing,
    scrollBy: nothing,
    checkVisibility: () => true,
  });
  add(window.HTMLElement.prototype, { showPopover: nothing, hidePopover: nothing, togglePopover: () => false });
  add(window.HTMLDialogElement.prototype, { show: nothing, showModal: nothing, close: nothing });
  add(window.performance, {
    measure: nothing,
    clearMarks: nothing,
    clearMeasures: nothing,
    getEntries: () => [],
    getEntriesByName: () => [],
    getEntriesByType: () => [],
  });
  // Keeps the page from prefetching.
  add(window.navigator, { connection: { saveData: true } });
  // jsdom's own versions report that they are not implemented.
  Object.assign(window, { scrollTo: nothing, scrollBy: nothing, scroll: nothing, stop: nothing });
}
