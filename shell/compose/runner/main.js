// @ts-check
// The guarded process: it runs the code of releases, which no other process of compose does. startRunner.ts starts it with
// few rights, asks it one thing after the other (Protocol.ts), and ends it.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { UserError, errorMessage, remedy } from '../UserError.js';
import { loadSection, loadShell, render, setRegistry, writeFile } from './bundles.js';
import { compareContainer, rehearse, serve } from './rehearsal.js';

/**
 * @typedef {import('./Protocol').About} About
 * @typedef {import('./Protocol').Request} Request
 * @typedef {import('./Protocol').Requests} Requests
 */

/** Errors that reached nobody, such as a promise that is rejected and that no page waits for. @type {unknown[]} */
const strays = [];
process.on('uncaughtException', (error) => strays.push(error));

// Whoever asked is gone.
process.on('disconnect', () => process.exit());

// Pages come out the same wherever they are composed, and nothing is fetched for them.
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
  serve,
  compareContainer,
  findBarriers: async (/** @type {Requests['findBarriers']['ask']} */ ask, /** @type {About} */ about) =>
    (await import('./accessibility.js')).findBarriers(ask, about),
  rehearse,
};

/** @param {Request} request */
async function answer({ kind, about, ask }) {
  const handler = /** @type {(ask: Request['ask'], about: About, strays: unknown[]) => unknown} */ (handlers[kind]);
  const value = await handler(ask, about, strays);
  await nextTurn();
  if (strays.length === 0) return value;
  throw new UserError(
    `something in prerender.cjs fails that no page waits for (${errorMessage(strays[0])}); ${remedy(about.name)}`,
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
