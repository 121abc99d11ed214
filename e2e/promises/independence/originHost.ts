import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { contentType } from '../../../shell/hosts/contentType';

/** A host of somebody else, on a loopback port of its own. How it behaves may change while it runs. */
export interface OriginHost {
  readonly origin: string;
  /** Whether it lets pages of other origins read its files. */
  isOpen: boolean;
  /** Whether it cuts every connection. */
  isDown: boolean;
  /** What it makes of a script on its way. */
  alter: (script: string) => string;
  /** Every path it was asked for. */
  readonly asked: string[];
  readonly close: () => Promise<void>;
}

/** Serves the folder that `npm run offer` filled. */
export async function originHost(folder: string): Promise<OriginHost> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://origin');
    host.asked.push(pathname);
    if (host.isDown) {
      response.destroy();
      return;
    }
    readFile(path.join(folder, pathname)).then(
      (bytes) => {
        response.setHeader('content-type', contentType(pathname));
        if (host.isOpen) response.setHeader('access-control-allow-origin', '*');
        response.end(pathname.endsWith('.js') ? host.alter(bytes.toString()) : bytes);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host: OriginHost = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isOpen: true,
    isDown: false,
    alter: (script) => script,
    asked: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return host;
}
