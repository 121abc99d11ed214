// @ts-check
import { JSDOM } from 'jsdom';
import { readFileSync } from 'node:fs';
import { UserError } from '../../system/UserError.js';

/** These rules need layout or colors, which jsdom does not have. e2e/access checks them in a browser. */
const needLayout = ['color-contrast', 'link-in-text-block', 'region', 'scrollable-region-focusable', 'target-size'];

const rules = Object.fromEntries(needLayout.map((rule) => [rule, { enabled: false }]));
/** All pages share one window, because axe is slow to load. */
const { window } = new JSDOM('<!doctype html><html lang="en-US"><title>Page</title>', { runScripts: 'outside-only' });
window.eval(readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8'));

/**
 * Checks that screen readers and keyboards can use a page, as far as axe can tell without layout. The frame is checked only on
 * the shell's own pages.
 * @throws UserError with the first fault and its remedy.
 * @param {{ html: string }} ask
 * @param {import('./startRunner').About} about
 */
export async function assertAccessible({ html }, { name, at }) {
  const page = new window.DOMParser().parseFromString(html, 'text/html');
  const part = page.querySelector(name === 'shell' ? '#root' : 'main');
  if (!part) return;
  window.document.body.replaceChildren(part);
  /** @type {import('axe-core').AxeResults} */
  const { violations } = await window.axe.run(window.document.body, { resultTypes: ['violations'], rules });
  // axe rates a skipped heading level as moderate.
  const found = violations.find(
    ({ id, impact }) => id === 'heading-order' || impact === 'serious' || impact === 'critical',
  );
  const node = found?.nodes[0];
  if (!node) return;
  // The second line of axe's summary is the first remedy.
  const remedy = node.failureSummary?.split('\n')[1]?.trim().replace(/\.$/, '') ?? 'fix it';
  throw new UserError(
    `${at} has an accessibility fault: ${found.help.toLowerCase()} (${node.html.slice(0, 100)}; axe ${found.id}); ${remedy}`,
  );
}
