import { access } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { ClearError } from '../compose/ClearError';
import { places } from '../compose/places';
import { previewServer } from './server';

/** The port asked for: `PORT`, or 3000. */
function askedPort(): number {
  const asked = process.env['PORT'] ?? '3000';
  const port = Number(asked);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ClearError(`PORT is '${asked}'; give it a number from 0 to 65535`);
  }
  return port;
}

/** Serves what has been composed, on this machine alone unless `HOST` says otherwise. */
export async function serve(): Promise<void> {
  await access(places.site).catch(() => {
    throw new ClearError('Nothing is built yet; run npm start, or npm run build first');
  });
  const port = askedPort();
  const server = await previewServer(places.site);
  try {
    await server.listen({ port, host: process.env['HOST'] ?? '127.0.0.1' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw new ClearError(`Port ${port} is in use; stop what uses it, or choose another: PORT=${port + 1} npm start`);
    }
    throw error;
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
  console.log(`The site is at http://localhost:${(server.server.address() as AddressInfo).port}`);
}
