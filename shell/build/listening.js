// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Returns the requested port: `PORT`, or the default.
 * @param {number} usual The default port.
 * @param {string | undefined} asked
 * @returns {number | null} null if `PORT` is not a valid port.
 */
export function askedPort(usual, asked = process.env['PORT']) {
  const port = Number(asked || usual);
  return Number.isInteger(port) && port >= 0 && port <= 65_535 ? port : null;
}

/** The addresses that a browser may use for `localhost`. */
const loopbacks = ['127.0.0.1', '::1'];

/** Returns whether a server listens on a port at one address. @param {number} port @param {string} host */
async function isTaken(port, host) {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
    return false;
  } catch (error) {
    // A machine without IPv6 does not have the second address.
    return Object(error).code === 'EADDRINUSE' || (Object(error).code === 'EACCES' && host === loopbacks[0]);
  } finally {
    server.close();
  }
}

/** Returns whether no server listens on a port, at any loopback address. @param {number} port */
export async function isFree(port) {
  for (const host of loopbacks) if (await isTaken(port, host)) return false;
  return true;
}

/** Returns a port that no server listens on. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}

/** The interval between two checks of the parent process, in milliseconds. */
const lookEvery = 500;

/**
 * Calls back once the parent process is gone. A killed npm does not end its child processes.
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
