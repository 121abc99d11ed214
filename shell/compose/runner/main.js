// @ts-check
// The guarded process, the only one of compose that runs the code of releases. startRunner.ts starts it with few permissions,
// sends it one request after the other (Protocol.ts), and ends it.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { UserError, errorMessage, remedy } from '../UserError.js';
import { loadSection, loadShell, render, setRegistry, writeFile } from './bundles.js';
import { compareContainer, rehearse, setFiles } from './rehearsal.js';

/**
 * @typedef {import('./Protocol').About} About
 * @typedef {import('./Protocol').Request} Request
 * @typedef {import('./Protocol').Requests} Requests
 */

/** Errors that nothing caught, such as a rejected promise that no page waits for. @type {unknown[]} */
const unhandledErrors = [];
process.on('uncaughtException', (error) => unhandledErrors.push(error));

// The parent process has ended.
process.on('disconnect', () => process.exit());

// Pages are the same on every machine, and rendering them fetches nothing.
process.env['TZ'] = 'UTC';
for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);

/** @param {Requests['assertNoLeaks']['ask']} _ @param {About} about */
function assertNoLeaks(_, { name }) {
  if (process.getActiveResourcesInfo().includes('Timeout')) {
    throw new UserError(`something in prerender.cjs sets a timer that outlasts its pages; ${remedy(name)}`);
  }
  return null;
}

const handlers = {
  loadShell,
  loadSection,
  setRegistry,
  render,
  writeFile,
  assertNoLeaks,
  setFiles,
  compareContainer,
  assertAccessible: async (/** @type {Requests['assertAccessible']['ask']} */ ask, /** @type {About} */ about) =>
    (await import('./accessibility.js')).assertAccessible(ask, about),
  rehearse,
};

/** @param {Request} request */
async function answer({ kind, about, ask }) {
  const handler = /** @type {(ask: Request['ask'], about: About, errors: unknown[]) => unknown} */ (handlers[kind]);
  const value = await handler(ask, about, unhandledErrors);
  await nextTurn();
  if (unhandledErrors.length === 0) return value;
  throw new UserError(
    `something in prerender.cjs fails that no page waits for (${errorMessage(unhandledErrors[0])}); ${remedy(about.name)}`,
  );
}

/** @param {Request} request */
async function reply(request) {
  const { name, at } = request.about;
  try {
    process.send?.({ answer: await answer(request) });
  } catch (error) {
    const refusal =
      error instanceof UserError ? error.message : `${at} fails (${errorMessage(error)}); ${remedy(name)}`;
    process.send?.({ refusal, stack: String(Object(Object(error).cause ?? error).stack) });
  }
}

let last = Promise.resolve();
process.on('message', (/** @type {Request} */ request) => {
  last = last.then(() => reply(request));
});
process.send?.({ isReady: true });
