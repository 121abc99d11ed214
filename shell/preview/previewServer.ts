import fastifyStatic, { type SendOptions } from '@fastify/static';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { existsSync, realpathSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import path from 'node:path';
import { contentType } from '../hosts/contentType';
import { headersFor, secureHeader, type HeaderRule } from '../hosts/HeaderRule';
import { samePage } from '../hosts/samePage';
import { normalizePath, notFoundPage, readSite, type ServedSite } from './ServedSite';

/** The content type of the file in an answer. @fastify/static would take it from its own table. */
const fileTypes = new WeakMap<FastifyReply, string>();

/** Answers with only a status and its name. It repeats nothing of the request or the error. */
function sendStatus(reply: FastifyReply, status: number, headers: HeaderRule['headers'] = {}): FastifyReply {
  fileTypes.delete(reply);
  for (const name of Object.keys(reply.getHeaders())) void reply.removeHeader(name);
  return reply
    .code(status)
    .headers({
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(`${STATUS_CODES[status]}\n`);
}

/** Sends a file. @fastify/static chooses a precompressed form, but sends no `vary` header for caches. */
function sendFile(reply: FastifyReply, { root, rules }: ServedSite, file: string, options?: SendOptions): FastifyReply {
  if (existsSync(path.join(root, `${file}.gz`))) void reply.header('vary', 'Accept-Encoding');
  fileTypes.set(reply, contentType(file));
  // The rule of a page belongs to its address, not to its file.
  const address = `/${file.replace(/(^|\/)index\.html$/, '')}`;
  return reply.headers(headersFor(rules, address)).sendFile(file, root, options);
}

/** Pages have only an entity tag for revalidation, because each header takes space in the first TCP window. */
const pageOptions = { acceptRanges: false, lastModified: false } satisfies SendOptions;

function sendMissing(reply: FastifyReply, site: ServedSite, target: string): FastifyReply {
  const headers = headersFor(site.rules, target);
  if (headers['cache-control']?.includes('immutable')) return sendStatus(reply, 404, headers);
  // Ranges and conditions apply to the requested file, not to the 404 page.
  return sendFile(reply.code(404), site, notFoundPage, { ...pageOptions, etag: false });
}

/** Returns the status for an error: of the request (4xx), of a removed file (404), or of this machine (503). */
function statusOf({ code, statusCode = 500 }: FastifyError): number {
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EACCES') return 404;
  return statusCode >= 400 && statusCode < 500 ? statusCode : 503;
}

/**
 * Creates a server for a composed site that answers like a static host. The caller starts it with `listen`. Each answer
 * comes from a single site, even while the link changes.
 * @param link the symbolic link to the folder of the site, such as `dist/site`.
 */
export async function previewServer(link: string): Promise<FastifyInstance> {
  let known: ServedSite | undefined;
  /** Returns the site that the link points to. It reads each site once. */
  async function currentSite(): Promise<ServedSite> {
    const root = realpathSync.native(link);
    if (known?.root !== root) known = await readSite(root);
    return known;
  }
  const server = fastify({
    requestTimeout: 30_000,
    return503OnClosing: false,
    forceCloseConnections: true,
    // Fastify's router would answer a malformed target itself, and repeat it.
    rewriteUrl: () => '/',
  });
  await server.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false });

  server.addHook('onSend', async ({ raw, headers }, reply) => {
    // HTTP/1.1 keeps a connection without the headers for that (RFC 9112 §9.3), which take space in the first TCP window.
    if (raw.httpVersion === '1.1' && headers.connection !== 'close') reply.raw.removeHeader('connection');
    const type = fileTypes.get(reply);
    if (type) void reply.header('content-type', type);
    // This header must not be sent over plain HTTP (RFC 6797 §7.2).
    void reply.removeHeader(secureHeader);
  });
  server.addHook('onRequest', async ({ method }, reply) => {
    if (method !== 'GET' && method !== 'HEAD') return sendStatus(reply, 405, { allow: 'GET, HEAD' });
  });
  server.get('/', async ({ originalUrl }, reply) => {
    const site = await currentSite();
    // A proxy may send the whole URL (RFC 9112 §3.2.2).
    const target = originalUrl.replace(/^https?:\/\/[^/?]*/i, '');
    const [pathname = ''] = target.split('?', 1);
    const page = samePage(pathname, site.pages);
    const answer = site.answers.get(normalizePath(pathname)) ?? (page && ({ location: page, status: 301 } as const));
    if (!answer) return sendMissing(reply, site, target);
    if ('file' in answer)
      return sendFile(reply, site, answer.file, answer.file.endsWith('.html') ? pageOptions : undefined);
    const location = answer.location + target.slice(pathname.length);
    return reply.headers(headersFor(site.rules, '/')).redirect(location, answer.status);
  });
  server.setNotFoundHandler((_, reply) => sendStatus(reply, 404));
  server.setErrorHandler<FastifyError>((error, _, reply) => sendStatus(reply, statusOf(error)));
  return server;
}
