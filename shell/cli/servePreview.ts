import { askedPort, whenStarterEnds } from '@site/build/listening';
import { shell } from '@site/build/packages';
import type { AddressInfo } from 'node:net';
import { previewServer } from '../preview/previewServer';
import { UserError } from '../compose/UserError';
import { readHeaders } from '../hosts/headersFiles';

/** Why the server cannot listen, in one line; null for any other error. */
function listenProblem(error: unknown, port: number, host: string): string | null {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use; stop what uses it, or choose another: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `Port ${port} is not open to you; choose one above 1023`;
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return `HOST is '${host}', which is no address of this machine`;
    default:
      return null;
  }
}

/** Serves a composed site until SIGINT or SIGTERM, at `HOST` or else only to this machine. */
export async function servePreview(site: string): Promise<void> {
  await readHeaders(site).catch(() => {
    throw new UserError('Nothing is built yet; run npm start, or npm run build first');
  });
  const port = askedPort(shell.port);
  if (port === null) throw new UserError(`PORT is '${process.env['PORT']}'; give it a number from 0 to 65535`);
  const host = process.env['HOST'] || '127.0.0.1';
  const server = await previewServer(site);
  await server.listen({ port, host }).catch((error: unknown) => {
    const problem = listenProblem(error, port, host);
    throw problem ? new UserError(problem) : error;
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
  whenStarterEnds(() => void server.close());
  console.log(`The site is at http://localhost:${(server.server.address() as AddressInfo).port}`);
}
