import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { describeSystemError } from '../../system/describeSystemError';
import { UserError } from '../../system/UserError';
import { problemPage } from './editDocument';

/** The size limit of the photographs of a form in bytes. */
export const mostBytes = 30 * 1024 * 1024;

/** The size limit of a request in bytes: photographs with the text of an entry. */
const bodyLimit = mostBytes + 2 * 1024 * 1024;

/** The message about a photograph above the limit. */
export const tooLarge = `A picture may weigh ${mostBytes / 1024 / 1024} MB; send a smaller one`;

/** Sends an HTML document. */
export const sendPage = (reply: FastifyReply, html: string, code = 200): FastifyReply =>
  reply.code(code).type('text/html; charset=utf-8').send(html);

/**
 * Returns a server of forms for this machine alone. It answers a request that it rejects with one line.
 * @param frame the origin of the preview, which is the only other origin that a page may load.
 * @param origin the origin of the server in the user's browser.
 */
export function localServer(frame: string, origin: string): FastifyInstance {
  // If a query contains a name twice, the last value wins.
  const querystringParser = (text: string) => Object.fromEntries(new URLSearchParams(text));
  const server = fastify({ bodyLimit, routerOptions: { querystringParser } });
  server.addContentTypeParser(
    /^(multipart\/form-data|application\/x-www-form-urlencoded)/,
    { parseAs: 'buffer' },
    (_, body, done) => done(null, body),
  );
  // Other pages in the same browser must not send requests here, not even under another host name (DNS rebinding).
  server.addHook('onRequest', async ({ headers, method }, reply) => {
    const { host = '' } = headers;
    const isOwnName = /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host) || host === new URL(origin).host;
    const isOwnForm = method === 'GET' || headers.origin === `http://${host}` || headers.origin === origin;
    if (!isOwnName || !isOwnForm)
      await reply.code(403).type('text/plain').send('This form is for this machine alone\n');
  });
  server.addHook('onRequest', async ({ method }, reply) => {
    void reply.headers({
      'content-security-policy': `default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' blob:; frame-src ${frame}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
      // With no-store, Chromium could not go back to a refused form.
      'cache-control': method === 'GET' ? 'no-store' : 'no-cache',
      'x-content-type-options': 'nosniff',
      // Without a referrer, browsers send forms with the origin "null".
      'referrer-policy': 'same-origin',
    });
  });
  server.setNotFoundHandler(() => {
    throw new UserError('There is no such page');
  });
  server.setErrorHandler((error: Error & { statusCode?: number }, { headers }, reply) => {
    const { message, statusCode = error instanceof UserError ? 404 : 500 } = error;
    const said = statusCode === 413 ? tooLarge : (describeSystemError(error) ?? message);
    if (headers.accept === 'text/plain') return reply.code(statusCode).type('text/plain; charset=utf-8').send(said);
    return sendPage(reply, problemPage(said), statusCode);
  });
  return server;
}
