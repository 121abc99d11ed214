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

/** What `localhost` may mean to a browser. */
const loopbacks = ['127.0.0.1', '::1'];

/** Whether somebody listens at an address of this machine. @param {number} port @param {string} host */
async function isTaken(port, host) {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
    return false;
  } catch (error) {
    // A machine without IPv6 does not have the other address.
    return Object(error).code === 'EADDRINUSE' || (Object(error).code === 'EACCES' && host === loopbacks[0]);
  } finally {
    server.close();
  }
}

/** Whether nothing listens at a port of this machine, by any of its own addresses. @param {number} port */
export async function isFree(port) {
  for (const host of loopbacks) if (await isTaken(port, host)) return false;
  return true;
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
