import type { AddressInfo } from 'node:net';
import { previewServer } from '../../shell/preview/previewServer';
import { ownSite } from './ownSite';
import type { OwnSite } from './ownSite';

/** A site of one's own that visitors can reach. */
export interface ServedOwnSite extends OwnSite {
  /** Where it is served. */
  readonly origin: string;
}

/** Serves a site of one's own on a free port of this machine until it is closed. */
export async function servedOwnSite(): Promise<ServedOwnSite> {
  const site = await ownSite();
  const server = await previewServer(site.link);
  await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...site,
    origin: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: async () => {
      server.server.closeAllConnections();
      await server.close();
      await site.close();
    },
  };
}
