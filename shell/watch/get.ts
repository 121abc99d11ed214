import { request as requestOverHttp, type IncomingHttpHeaders } from 'node:http';
import { request as requestOverHttps } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** The answer of a host to a request. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The decoded body, or an empty buffer if it cannot be decoded. */
  readonly body: Buffer;
}

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  try {
    return (decoders[encoding ?? ''] ?? ((same: Buffer) => same))(bytes);
  } catch {
    return Buffer.alloc(0);
  }
}

/** Returns why there is no answer. Each IP address of a name has its own reason. */
export const networkError = ({ message, code }: NodeJS.ErrnoException): string => message || code || 'no answer';

/**
 * Requests an address with the headers of a browser, and follows no redirect.
 * @throws Error with the system's message if nothing answers within 15 seconds, such as 'ECONNREFUSED'.
 */
export function get(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = url.startsWith('https:') ? requestOverHttps : requestOverHttp;
    const headers = { 'accept-encoding': 'br, gzip', 'user-agent': 'site-watch', connection: 'close' };
    const asked = request(url, { headers, timeout: 15_000 });
    asked.on('timeout', () => asked.destroy(new Error('no answer within 15 s')));
    asked.on('error', reject).on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('error', reject).on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode: status = 0, headers: received } = response;
        resolve({ status, headers: received, body: decoded(bytes, received['content-encoding']) });
      });
    });
    asked.end();
  });
}
