import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { realpathSync } from 'node:fs';
import { secureHeader } from '../compose/site/headerRules';
import type { HeaderRule } from '../compose/site/headerRules';
import { readHeaders } from '../compose/site/headersFiles';
import { answer, plainAnswer } from './answer';
import type { ServedSite } from './answer';
import { refusal, refuseConnection, refuseMalformed } from './refusal';

/** How long a reader may take, in milliseconds. */
export interface Patience {
  /** To say what it wants. */
  readonly request: number;
  /** To say or read anything at all. */
  readonly connection: number;
}

const usualPatience: Patience = { request: 10_000, connection: 60_000 };

/** The rules as they hold on a connection in the clear. */
const inTheClear = (rules: readonly HeaderRule[]): HeaderRule[] =>
  rules.map(({ path, headers }) => ({
    path,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name !== secureHeader)),
  }));

/** Follows the link to the site that is composed now; its rules are read once. */
function currentSite(link: string): () => Promise<ServedSite> {
  let known: ServedSite | undefined;
  return async () => {
    const root = realpathSync.native(link);
    if (known?.root !== root) known = { root, rules: inTheClear(await readHeaders(root)) };
    return known;
  };
}

const isOutOfReach = (error: unknown) =>
  ['ENOENT', 'ENOTDIR', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Serves the composed site as a static host would. `site` may be switched to another one while the server runs. */
export async function previewServer(site: string, patience = usualPatience): Promise<FastifyInstance> {
  const current = currentSite(site);
  const server = fastify({
    connectionTimeout: patience.connection,
    requestTimeout: patience.request,
    http: {
      headersTimeout: patience.request,
      connectionsCheckingInterval: patience.request / 10,
      // Refused with all other requests that are out of order.
      requireHostHeader: false,
    },
    // What a target means is decided in one place, siteAddress; the router would refuse some of them in its own words.
    rewriteUrl: () => '/',
    clientErrorHandler: refuseMalformed,
    return503OnClosing: false,
  });
  server.server.on('connect', (_, socket) => refuseConnection(socket, 405));
  await server.register(fastifyStatic, {
    root: (await current()).root,
    serve: false,
    cacheControl: false,
    contentType: false,
    etag: false,
    lastModified: false,
  });

  server.addHook('onRequest', async (request, reply) => {
    const status = refusal(request.raw, request.originalUrl);
    if (status !== null) {
      return plainAnswer(reply, status, { connection: 'close', ...(status === 405 && { allow: 'GET, HEAD' }) });
    }
  });
  // One answer comes from one site, even while another one takes its place.
  server.route({
    method: ['GET', 'HEAD'],
    url: '/',
    handler: async (request, reply) => answer(request, reply, await current()),
  });
  server.setNotFoundHandler((_, reply) => plainAnswer(reply, 404));
  // A file may go between finding and reading it. Anything else is this machine's trouble, such as too many open files.
  server.setErrorHandler((error, _, reply) => plainAnswer(reply, isOutOfReach(error) ? 404 : 503));
  return server;
}
