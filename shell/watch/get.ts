import { request as requestOverHttp, type IncomingHttpHeaders } from 'node:http';
import { request as requestOverHttps } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** What a host answers to one request. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Without its encoding, or empty where that cannot be read. */
  readonly body: Buffer;
  /** How many bytes were sent. */
  readonly sent: number;
}

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  try {
    return (decoders[encoding ?? ''] ?? ((same: Buffer) => same))(bytes);
  } catch {
    return Buffer.alloc(0);
  }
}

/**
 * Asks for an address as browsers do, and follows no redirect.
 * @throws Error with what the machine says where nothing answers within 15 seconds, such as 'ECONNREFUSED'.
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
        const { statusCode: status = 0, headers: sent } = response;
        resolve({ status, headers: sent, body: decoded(bytes, sent['content-encoding']), sent: bytes.length });
      });
    });
    asked.end();
  });
}
