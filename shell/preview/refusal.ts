import type { IncomingMessage } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Longer than any address here with any query a campaign adds. */
const longestTarget = 4096;

/** On every answer that is no file of the site: said once, kept nowhere. */
export const plainHeaders = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
} as const;

/** How a refusal reads. Nothing of the request stands in it. */
export const plainText = (status: number) => `${STATUS_CODES[status] ?? 'Refused'}\n`;

/** What answers a request that this server takes no further: a status, or null for a request in order. */
export function refusal({ method, rawHeaders, httpVersion }: IncomingMessage, target: string): 400 | 405 | 414 | null {
  const hosts = rawHeaders.filter((_, index) => rawHeaders[index - 1]?.toLowerCase() === 'host' && index % 2 === 1);
  if (
    hosts.length > 1 ||
    (hosts.length === 0 && httpVersion === '1.1') ||
    hosts.some((host) => !/^[\w.:[\]-]*$/.test(host))
  )
    return 400;
  if (method !== 'GET' && method !== 'HEAD') return 405;
  return target.length > longestTarget ? 414 : null;
}

const statusOf: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers on the bare connection, for what never became a request, and hangs up once the answer could be read. */
export function refuseConnection(socket: Duplex, status: number): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const headers = { ...plainHeaders, connection: 'close', ...(status === 405 && { allow: 'GET, HEAD' }) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const text = plainText(status);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}content-length: ${text.length}\r\n\r\n${text}`,
  );
  socket.resume();
  setTimeout(() => socket.destroy(), 500).unref();
}

/** Answers a connection on which no request could be read. */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET') socket.destroy();
  else refuseConnection(socket, statusOf[error.code ?? ''] ?? 400);
}
