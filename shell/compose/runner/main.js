// @ts-check
// The guarded process. No other process of compose runs the code of releases. startRunner.ts starts it with few permissions and ends
// it. Requests arrive on its input, and replies leave on its output.
import { Socket as DatagramSocket } from 'node:dgram';
import { Server, Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { UserError, errorMessage, remedy } from '../../system/UserError.js';
import {
  allowedBuiltin,
  loadSection,
  loadShell,
  renderDocument,
  renderRegion,
  setRegistry,
  unhandledErrors,
  writeFile,
} from './bundles.js';
import { lines } from './lines.js';
import { loadContainer, oneReact, rehearse, setFiles } from './rehearsal.js';

/** @typedef {import('./startRunner').About} About */

process.on('uncaughtException', (error) => unhandledErrors.push(error));

// Taken before any code of a release runs.
const { parse, stringify } = JSON;
const write = process.stdout.write.bind(process.stdout);

// What a release prints is for its owner, and no reply.
globalThis.console = new console.Console(process.stderr, process.stderr);

// Pages are the same on every machine, rendering them fetches nothing, and other processes are none of its business.
process.env['TZ'] = 'UTC';
for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);
for (const name of ['kill', '_kill', '_debugProcess', 'binding', '_linkedBinding', 'dlopen'])
  Reflect.deleteProperty(process, name);
// The permissions of Node before 25 leave the network open, and the output of this process is a socket.
for (const name of ['connect', 'bind', 'send']) Reflect.deleteProperty(DatagramSocket.prototype, name);
Reflect.deleteProperty(Socket.prototype, 'connect');
Reflect.deleteProperty(Server.prototype, 'listen');
process.getBuiltinModule = allowedBuiltin;

/** The requests, by name. What they take and give is sent as JSON. */
export const handlers = {
  loadShell,
  loadSection,
  renderRegion,
  setRegistry,
  renderDocument,
  writeFile,
  setFiles,
  loadContainer,
  assertAccessible: async (/** @type {{ html: string }} */ ask, /** @type {About} */ about) =>
    (await import('./accessibility.js')).assertAccessible(ask, about),
  rehearse,
};

/** @type {Partial<Record<keyof typeof handlers, string>>} */
const whileDoing = {
  renderRegion: ' while rendering',
  renderDocument: ' while rendering',
  rehearse: ' while hydrating',
};

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

// The parent process has ended where there are no more.
for await (const line of lines(process.stdin)) {
  const { nonce, ...request } = parse(line);
  write(`${stringify([nonce, await reply(request)])}\n`);
}
process.exit();
