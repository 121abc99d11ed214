import { askedPort, whenStarterEnds } from '@site/build/listening';
import { isInstalled, shell } from '@site/build/packages';
import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirs } from '../system/dirs';
import { UserError } from '../system/UserError';
import { readHeaders } from '../hosts/headersFiles';

/** Returns the port that `PORT` names, or the default. @throws UserError if it is not a port. */
export function chosenPort(usual: number): number {
  const port = askedPort(usual);
  if (port === null) throw new UserError(`PORT is '${process.env['PORT']}'. Set it to a number from 0 to 65535`);
  return port;
}

/**
 * Serves until SIGINT or SIGTERM, or until the parent process is gone.
 * @param command the command to run with another port.
 * @returns the port.
 * @throws UserError if it cannot listen.
 */
export async function listen(server: FastifyInstance, port: number, host: string, command: string): Promise<number> {
  const noAddress = `HOST is '${host}', which is not an address of this machine`;
  const problems: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use. Stop the process that uses it, or choose another: PORT=${port + 1} ${command}`,
    EACCES: `Port ${port} is not open to you. Choose one above 1023`,
    ENOTFOUND: noAddress,
    EADDRNOTAVAIL: noAddress,
  };
  await server.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    const problem = problems[error.code ?? ''];
    throw problem ? new UserError(problem) : error;
  });
  const close = () => void server.close();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close);
  whenStarterEnds(close);
  return (server.server.address() as AddressInfo).port;
}

/**
 * Also listens on the other address of `localhost`. If another program uses it, browsers would show that program.
 * @returns the host name at which a browser of this machine reaches the server.
 */
async function localName(server: FastifyInstance, port: number, host: string): Promise<string> {
  if (host === '::') return 'localhost';
  if (host !== '127.0.0.1' && host !== '0.0.0.0') return host.includes(':') ? `[${host}]` : host;
  const second = createServer((request, response) => server.routing(request, response)).listen(port, '::1');
  server.server.once('close', () => {
    second.close();
    second.closeAllConnections();
  });
  return once(second, 'listening').then(
    () => 'localhost',
    // A machine without IPv6 does not have that address.
    ({ code }: NodeJS.ErrnoException) => (code === 'EADDRINUSE' ? '127.0.0.1' : 'localhost'),
  );
}

/** Serves a composed site at `HOST`, or only to this machine. */
export async function servePreview(site: string = dirs.site): Promise<void> {
  await readHeaders(site).catch(() => {
    throw new UserError(
      `The site is not composed yet. Run npm run ${isInstalled ? 'compose' : 'build, or npm run compose if SITE_STORE is set'}`,
    );
  });
  const port = chosenPort(shell.port);
  const { previewServer } = await import('../preview/previewServer');
  const server = await previewServer(site);
  const host = (process.env['HOST'] || '127.0.0.1').replace(/^localhost$/, '127.0.0.1');
  const used = await listen(server, port, host, 'npm start');
  console.log(`The site is at http://${await localName(server, used, host)}:${used}`);
}
