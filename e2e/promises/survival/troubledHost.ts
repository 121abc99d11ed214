import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host between the browser and the site, on connections of its own. */
export interface TroubledHost {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const isSectionScript = (url = '') => /\/releases\/(?!shell\/)[^?]+\/remoteEntry\.js/.test(url);

/** What becomes of a section's script. */
const troubles = {
  silent: () => {},
  'cut off': (answer: IncomingMessage, response: ServerResponse) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.once('data', (start: Buffer) => {
      response.write(start.subarray(0, 2000), () => response.destroy());
    });
  },
} as const;

/** Serves the site through real connections on which every section's script is in trouble. */
export async function troubledHost(site: string, trouble: keyof typeof troubles): Promise<TroubledHost> {
  const server = createServer(({ url, method, headers }, response) => {
    const forwarded = request(new URL(url ?? '/', site), { method, headers }, (answer) => {
      if (isSectionScript(url)) return troubles[trouble](answer, response);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy()).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
