// @ts-check

/** @typedef {import('jsdom').DOMWindow} DOMWindow */

const nothing = () => {};
const listening = { addEventListener: nothing, removeEventListener: nothing };
const animation = { finished: Promise.resolve(), cancel: nothing, finish: nothing, play: nothing, pause: nothing };

/** An observer that has nothing to tell. */
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

/** Adds what the target lacks. @param {object} target @param {Readonly<Record<string, unknown>>} additions */
function add(target, additions) {
  for (const [name, value] of Object.entries(additions))
    if (!(name in target)) Object.assign(target, { [name]: value });
}

/**
 * Gives a window of jsdom what browsers have and it lacks, as far as a good page may touch it while it comes alive.
 * @param {DOMWindow} window
 */
export function addStandIns(window) {
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
  // Nothing is fetched that the page itself does not need.
  add(window.navigator, { connection: { saveData: true } });
  // jsdom has these to say that it has not.
  Object.assign(window, { scrollTo: nothing, scrollBy: nothing, scroll: nothing, stop: nothing });
}
