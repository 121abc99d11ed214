// @ts-check
// The guarded process, the only one of compose that runs the code of releases. startRunner.ts starts it with few permissions,
// sends it one request after the other, and ends it.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { UserError, errorMessage, remedy } from '../UserError.js';
import { loadSection, loadShell, render, setRegistry, unhandledErrors, writeFile } from './bundles.js';
import { compareContainer, rehearse, setFiles } from './rehearsal.js';

/** @typedef {import('./Protocol').About} About */

process.on('uncaughtException', (error) => unhandledErrors.push(error));

// The parent process has ended.
process.on('disconnect', () => process.exit());

// Pages are the same on every machine, and rendering them fetches nothing.
process.env['TZ'] = 'UTC';
for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);

/** Throws where the bundles have left a timer running. @param {{}} _ @param {About} about */
function assertNoLeaks(_, { name }) {
  if (process.getActiveResourcesInfo().includes('Timeout')) {
    throw new UserError(`something in prerender.cjs sets a timer that outlasts its pages; ${remedy(name)}`);
  }
}

/** The requests, by name. What they take and give is sent as JSON. */
export const handlers = {
  loadShell,
  loadSection,
  setRegistry,
  render,
  writeFile,
  assertNoLeaks,
  setFiles,
  compareContainer,
  assertAccessible: async (/** @type {{ html: string }} */ ask, /** @type {About} */ about) =>
    (await import('./accessibility.js')).assertAccessible(ask, about),
  rehearse,
};

/** @param {{ kind: keyof typeof handlers, about: About, ask: never }} request */
async function reply({ kind, about, ask }) {
  const { name, at } = about;
  try {
    const answer = (await handlers[kind](ask, about)) ?? null;
    await nextTurn();
    if (unhandledErrors.length > 0) {
      const reason = errorMessage(unhandledErrors[0]);
      throw new UserError(`something in prerender.cjs fails that no page waits for (${reason}); ${remedy(name)}`);
    }
    process.send?.({ answer });
  } catch (error) {
    const refusal =
      error instanceof UserError ? error.message : `${at} fails (${errorMessage(error)}); ${remedy(name)}`;
    process.send?.({ refusal, stack: String(Object(Object(error).cause ?? error).stack) });
  }
}

let last = Promise.resolve();
process.on('message', (/** @type {Parameters<typeof reply>[0]} */ request) => {
  last = last.then(() => reply(request));
});
process.send?.({ isReady: true });
