import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { exampleSite } from './exampleSite';
import { previewServer } from './server';

/** A preview server that runs for a test. */
export interface ExampleServer {
  readonly site: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Serves the small site, or another one, on a free port until it is closed. */
export async function exampleServer(files?: Readonly<Record<string, string>>): Promise<ExampleServer> {
  const site = await exampleSite(undefined, files);
  const server = await previewServer(site);
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const close = async () => {
    await server.close();
    await rm(site, { recursive: true });
  };
  return { site, port, close };
}
