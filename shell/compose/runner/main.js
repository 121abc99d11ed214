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

// These references are kept before any code of a release runs.
const { parse, stringify } = JSON;
const write = process.stdout.write.bind(process.stdout);

// The output of a release is for its owner. It must not mix with replies.
globalThis.console = new console.Console(process.stderr, process.stderr);

// Pages are the same on every machine, and rendering fetches nothing. A release must not reach other processes.
process.env['TZ'] = 'UTC';
for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);
for (const name of ['kill', '_kill', '_debugProcess', 'binding', '_linkedBinding', 'dlopen'])
  Reflect.deleteProperty(process, name);
// The permissions of Node before 25 do not cover the network, and the output of this process is a socket.
for (const name of ['connect', 'bind', 'send']) Reflect.deleteProperty(DatagramSocket.prototype, name);
Reflect.deleteProperty(Socket.prototype, 'connect');
Reflect.deleteProperty(Server.prototype, 'listen');
process.getBuiltinModule = allowedBuiltin;

/** The requests, by name. Their input and output are sent as JSON. */
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

/** Matches the errors of hooks and elements if a page brings a second copy of React. */
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
    // These errors must not affect the next request.
    unhandledErrors.length = 0;
  }
}

// If the input ends, the parent process has ended.
for await (const line of lines(process.stdin)) {
  const { nonce, ...request } = parse(line);
  write(`${stringify([nonce, await reply(request)])}\n`);
}
process.exit();
