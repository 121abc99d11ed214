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

/** These rules need layout or colours, which jsdom does not have: e2e/access checks them in a browser. */
const needLayout = ['color-contrast', 'link-in-text-block', 'region', 'scrollable-region-focusable', 'target-size'];

const options = {
  resultTypes: ['violations'],
  rules: Object.fromEntries(needLayout.map((rule) => [rule, { enabled: false }])),
};

/** The impacts, as axe names them, for which a page is refused. */
const refused = new Set(['serious', 'critical']);

/** One window for all pages: axe is slow to load. @type {DOMWindow | undefined} */
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

/** The first remedy in axe's summary, which is on its second line. @param {string | undefined} summary */
const remedyIn = (summary) => summary?.split('\n')[1]?.trim().replace(/\.$/, '') ?? 'mend it';

/**
 * Throws where a page is not accessible by screen reader or keyboard. The frame is checked only for the shell's own pages.
 * @param {Requests['assertAccessible']['ask']} ask
 * @param {About} about
 */
export async function assertAccessible({ html }, { name, at }) {
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
    `${at} has an accessibility fault: ${found.help.toLowerCase()} (${node.html.slice(0, 100)}; axe ${found.id}); ${remedyIn(node.failureSummary)}`,
  );
}
