// @ts-check
import { JSDOM } from 'jsdom';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { UserError } from '../UserError.js';

/**
 * @typedef {import('./Protocol').Requests} Requests
 * @typedef {import('./Protocol').About} About
 * @typedef {import('jsdom').DOMWindow} DOMWindow
 */

/** Nothing has a place or a colour in jsdom: what needs one is tried in a browser. */
const needLayout = ['color-contrast', 'link-in-text-block', 'region', 'scrollable-region-focusable', 'target-size'];

const options = {
  resultTypes: ['violations'],
  rules: Object.fromEntries(needLayout.map((rule) => [rule, { enabled: false }])),
};

/** What axe calls these keeps people out; the rest is advice. */
const refused = new Set(['serious', 'critical']);

/** One window for all pages: axe takes a while to read. @type {DOMWindow | undefined} */
let opened;

function axeWindow() {
  if (opened) return opened;
  const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const { window } = new JSDOM('<!doctype html><html lang="en-US"><title>Page</title></html>', {
    url: 'http://localhost/',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
  });
  window.eval(source);
  opened = window;
  return window;
}

/** The first thing to do of a finding, as axe lists them below a line of its own. @param {string | undefined} summary */
const remedyIn = (summary) => summary?.split('\n')[1]?.trim().replace(/\.$/, '') ?? 'mend it';

/**
 * Refuses a page that keeps people out who hear it or use it by keyboard. A section answers for its page, the shell for the
 * frame too.
 * @param {Requests['findBarriers']['ask']} ask
 * @param {About} about
 */
export async function findBarriers({ html }, { name, at }) {
  const window = axeWindow();
  const page = new window.DOMParser().parseFromString(html, 'text/html');
  const part = name === 'shell' ? page.querySelector('#root') : page.querySelector('main');
  if (!part) return null;
  window.document.body.replaceChildren(window.document.importNode(part, true));
  /** @type {import('axe-core').AxeResults} */
  const { violations } = await window.axe.run(window.document.body, options);
  const found = violations.find(({ impact }) => impact && refused.has(impact));
  const node = found?.nodes[0];
  if (!found || !node) return null;
  throw new UserError(
    `${at} keeps people out: ${found.help.toLowerCase()} (${node.html.slice(0, 100)}; axe ${found.id}); ${remedyIn(node.failureSummary)}`,
  );
}
