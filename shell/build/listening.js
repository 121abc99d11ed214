// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The port asked for: `PORT`, or the usual one.
 * @param {number} usual
 * @param {string | undefined} asked
 * @returns {number | null} null where that is no port.
 */
export function askedPort(usual, asked = process.env['PORT']) {
  const port = Number(asked || usual);
  return Number.isInteger(port) && port >= 0 && port <= 65_535 ? port : null;
}

/** Whether nothing listens at a port of this machine. @param {number} port */
export async function isFree(port) {
  const server = createServer().listen(port, 'localhost');
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.close();
  return isListening;
}

/** A port of this machine that nobody listens at. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}

/** How often is looked whether whoever started a server is still there, in milliseconds. */
const lookEvery = 500;

/**
 * Calls back once the process that started this one is gone: npm, ended by force, takes nobody along.
 * @param {() => void} end
 */
export function whenStarterEnds(end) {
  const starter = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(looking);
    end();
  }, lookEvery);
  looking.unref();
}
