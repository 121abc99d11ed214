import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { previewServer } from './previewServer';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A preview server on a free port, for tests. */
export interface RunningPreview {
  readonly port: number;
  /** Sends a request target exactly as it is written: `fetch` would resolve '..' before it asks. */
  readonly ask: (target: string, headers?: OutgoingHttpHeaders, method?: string) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

/** Serves the site that a link names, on this machine alone. */
export async function startPreview(link: string): Promise<RunningPreview> {
  const server = await previewServer(link);
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const ask: RunningPreview['ask'] = (target, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path: target, headers, method, agent: false });
      asked.on('error', reject).on('response', async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk as Buffer);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
      asked.end();
    });
  return { port, ask, close: () => server.close() };
}
