import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { realpath } from 'node:fs/promises';
import { headersFor } from '../compose/site/headers';
import { fileFor } from './fileFor';

/** Serves the composed site as a static host would. `site` may be switched to another one while the server runs. */
export async function previewServer(site: string): Promise<FastifyInstance> {
  const server = fastify({ exposeHeadRoutes: true, routerOptions: { ignoreTrailingSlash: false } });
  await server.register(fastifyStatic, {
    root: await realpath(site),
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  server.get('/*', async (request, reply) => {
    // One answer comes from one site, even while another one takes its place.
    const root = await realpath(site);
    const found = await fileFor(root, request.url);
    if (found.kind === 'redirect') return reply.redirect(found.to, 308);
    void reply.headers(headersFor(found.file)).code(found.status);
    return reply.sendFile(found.file, root);
  });
  return server;
}
