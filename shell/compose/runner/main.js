// @ts-check
// The guarded process, the only one of compose that runs the code of releases. startRunner.ts starts it with few permissions,
// sends it requests, and ends it.
import { on } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { UserError, errorMessage, remedy } from '../UserError.js';
import { loadSection, loadShell, render, unhandledErrors, writeFile } from './bundles.js';
import { loadContainer, oneReact, rehearse, setFiles } from './rehearsal.js';

/** @typedef {import('./startRunner').About} About */

process.on('uncaughtException', (error) => unhandledErrors.push(error));

// The parent process has ended.
process.on('disconnect', () => process.exit());

// Pages are the same on every machine, and rendering them fetches nothing.
process.env['TZ'] = 'UTC';
for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);

/** The requests, by name. What they take and give is sent as JSON. */
export const handlers = {
  loadShell,
  loadSection,
  render,
  writeFile,
  setFiles,
  loadContainer,
  assertAccessible: async (/** @type {{ html: string }} */ ask, /** @type {About} */ about) =>
    (await import('./accessibility.js')).assertAccessible(ask, about),
  rehearse,
};

/** @type {Partial<Record<keyof typeof handlers, string>>} */
const whileDoing = { render: ' while rendering', rehearse: ' while hydrating' };

/** The errors of hooks and elements from another copy of React than the one that renders. */
const secondReact = /of null \(reading 'use[A-Z]\w*'\)|React error #525\b/;

/** @param {{ kind: keyof typeof handlers, about: About, ask: never }} request */
async function reply({ kind, about, ask }) {
  const { name, at } = about;
  try {
    const answer = (await handlers[kind](ask, about)) ?? null;
    await nextTurn();
    if (unhandledErrors.length > 0) throw unhandledErrors[0];
    return { answer };
  } catch (error) {
    const reason = errorMessage(error);
    const wanted = secondReact.test(reason) ? oneReact : remedy(name);
    const fault = `${at} fails${whileDoing[kind] ?? ''} (${reason}); ${wanted}`;
    return { refusal: error instanceof UserError ? error.message : fault, stack: String(Object(error).stack) };
  } finally {
    // The next request is not refused for them.
    unhandledErrors.length = 0;
  }
}

const requests = on(process, 'message');
// It is ready.
process.send?.({ answer: null });
for await (const [request] of requests) process.send?.(await reply(request));
