// @ts-check
import { JSDOM, ResourceLoader, VirtualConsole } from 'jsdom';
import { errorMessage } from '../UserError.js';
import { addStandIns } from './standIns.js';

/**
 * @typedef {import('jsdom').DOMWindow} DOMWindow
 *
 * What went wrong in a window: a file or an answer it asked for and cannot have, or an error nobody caught or somebody told.
 * @typedef {object} Finding
 * @property {'file' | 'request' | 'error'} kind
 * @property {string} what The file, the address, or the error's message.
 *
 * @typedef {object} BrowserWindow
 * @property {DOMWindow} window
 * @property {readonly Finding[]} findings In their order.
 * @property {Promise<unknown>} found Resolves with the first of them.
 * @property {Promise<unknown>} hydrated Resolves when the page marks the moment it is alive.
 * @property {() => void} close
 */

/** How far the clock of a window is ahead: who reads it while rendering writes something else than compose. */
const aheadMs = 400 * 24 * 60 * 60 * 1000;

/** The page for unknown addresses says this, as it has to. */
const expected = /^404 Error: /;

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

/** Takes the network away; whoever asks for something is noted. @param {DOMWindow} window @param {(url: string) => void} note */
function cutOff(window, note) {
  const refuse = (/** @type {unknown} */ url) => {
    note(String(Object(url).url ?? url));
    throw new window.TypeError('Failed to fetch');
  };
  const Cut = function (/** @type {unknown} */ url) {
    refuse(url);
  };
  window.XMLHttpRequest.prototype.open = (/** @type {string} */ _, /** @type {unknown} */ url) => refuse(url);
  Object.assign(window, { WebSocket: Cut, EventSource: Cut, Worker: Cut, SharedWorker: Cut });
  Object.assign(window, { fetch: async (/** @type {unknown} */ url) => refuse(url) });
  Object.assign(window.navigator, { sendBeacon: refuse });
}

/**
 * Opens a document as a browser would, without a network: scripts run, and find the files they are given. Its clock is ahead.
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
  let beAlive = nothing;
  const hydrated = new Promise((resolve) => {
    beAlive = () => resolve(null);
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

  const told = new VirtualConsole();
  told.on('error', (...words) => {
    const text = words.map(errorMessage).join(' ');
    if (!expected.test(text)) note('error')(text);
  });
  told.on('jsdomError', (error) => {
    const { type, detail } = /** @type {Error & { type?: string, detail?: unknown }} */ (error);
    if (type === 'unhandled exception') note('error')(errorMessage(detail));
  });

  const { window } = new JSDOM(html, {
    url: new URL(address, 'http://localhost').href,
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    resources: new PinnedFiles(),
    virtualConsole: told,
    beforeParse: (opened) => {
      addStandIns(opened);
      Object.assign(opened.performance, {
        mark: (/** @type {string} */ name) => {
          if (name === 'app:hydrated') beAlive();
        },
      });
      setClockAhead(opened);
      cutOff(opened, note('request'));
    },
  });
  return { window, findings, found, hydrated, close: () => window.close() };
}
