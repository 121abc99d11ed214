import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { ClearError } from '../compose/ClearError';
import { places } from '../compose/places';
import { readHeaders } from '../compose/site/headersFiles';
import { previewServer } from './server';

/** How long answers under way may take once the server is asked to stop, in milliseconds. */
const lastWords = 500;

/** The port asked for: `PORT`, or 3000. */
function askedPort(): number {
  const asked = process.env['PORT'] || '3000';
  const port = Number(asked);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ClearError(`PORT is '${asked}'; give it a number from 0 to 65535`);
  }
  return port;
}

/** Ends the server on Ctrl-C and when the system asks for it. */
function stopWhenAsked(server: FastifyInstance): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => server.server.closeAllConnections(), lastWords).unref();
      void server.close();
    });
  }
}

/** Serves what has been composed, on this machine alone unless `HOST` says otherwise; an empty one says nothing. */
export async function serve(): Promise<void> {
  await readHeaders(places.site).catch(() => {
    throw new ClearError('Nothing is built yet; run npm start, or npm run build first');
  });
  const port = askedPort();
  const host = process.env['HOST'] || '127.0.0.1';
  const server = await previewServer(places.site);
  try {
    await server.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new ClearError(`Port ${port} is in use; stop what uses it, or choose another: PORT=${port + 1} npm start`);
    }
    if (code === 'EACCES') throw new ClearError(`Port ${port} is not open to you; choose one above 1023`);
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
      throw new ClearError(`HOST is '${host}', which is no address of this machine`);
    }
    throw error;
  }
  stopWhenAsked(server);
  console.log(`The site is at http://localhost:${(server.server.address() as AddressInfo).port}`);
}
