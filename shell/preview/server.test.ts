/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { METHODS } from 'node:http';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { exampleFiles, exampleSite } from './exampleSite';
import { ask, rawExchange, readResponse } from './rawExchange';
import { previewServer } from './server';

/** Larger than what the server keeps at hand. */
const large = 'large '.repeat(120_000);

let site: string;
let server: FastifyInstance;
let port: number;

beforeAll(async () => {
  site = await exampleSite(undefined, { ...exampleFiles, 'images/large.png': large });
  server = await previewServer(site);
  await server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.server.address() as AddressInfo);
});

afterAll(async () => {
  await server.close();
  await rm(site, { recursive: true });
});

const brotli = ['Accept-Encoding: br'];

describe('the preview server', () => {
  it.each([
    ['/', 'index.html'],
    ['/events', 'events/index.html'],
    ['/events?from=mail', 'events/index.html'],
    ['/events/hope-gala', 'events/hope-gala/index.html'],
    ['http://elsewhere.example/events', 'events/index.html'],
    ['/events/hope-gala.ics', 'events/hope-gala.ics'],
    ['/status.json', 'status.json'],
    ['/releases/events/1/remoteEntry.js', 'releases/events/1/remoteEntry.js'],
  ])('answers %s with %s', async (target, file) => {
    const { status, body } = await ask(port, target);
    expect(status).toBe(200);
    expect(body).toBe(exampleFiles[file]);
  });

  it('has pages asked about again, and versioned files kept for a year', async () => {
    const page = await ask(port, '/events');
    expect(page.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    const script = await ask(port, '/releases/events/1/remoteEntry.js');
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('sends no header that means nothing without https, and none that tells what it is made with', async () => {
    const { headers } = await ask(port, '/');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  describe('encodings', () => {
    it('sends the compressed twin to a reader who takes it', async () => {
      const text = await rawExchange(
        port,
        'GET /about HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n',
      );
      const { headers, body } = readResponse(text);
      expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
      expect(brotliDecompressSync(Buffer.from(body, 'latin1')).toString()).toBe(exampleFiles['about/index.html']);
    });

    it.each([
      ['br;q=0, gzip', 'gzip'],
      ['gzip;q=0.9, br;q=0.1', 'gzip'],
      ['identity, br;q=0.5', undefined],
      ['*;q=0', undefined],
      ['*', 'br'],
    ])('weighs %p', async (header, encoding) => {
      const { status, headers } = await ask(port, '/events', [`Accept-Encoding: ${header}`]);
      expect(status).toBe(200);
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['vary']).toBe('Accept-Encoding');
    });

    it('tells each encoding apart, and says nothing of encodings where there is one', async () => {
      const tags = await Promise.all(
        ['br', 'gzip', ''].map(
          async (one) => (await ask(port, '/events', [`Accept-Encoding: ${one}`])).headers['etag'],
        ),
      );
      expect(new Set(tags).size).toBe(3);
      expect(tags.every((tag) => /^"[^"]+"$/.test(tag ?? ''))).toBe(true);
      expect((await ask(port, '/images/hero.avif', brotli)).headers).not.toHaveProperty('vary');
    });
  });

  describe('conditions', () => {
    it('spares a reader who has the page', async () => {
      const { headers } = await ask(port, '/events', brotli);
      const again = await ask(port, '/events', [...brotli, `If-None-Match: "other", ${headers['etag']}`]);
      expect(again).toMatchObject({ status: 304, body: '' });
      expect(again.headers).toMatchObject({
        etag: headers['etag'],
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding',
      });
      expect(again.headers).not.toHaveProperty('content-encoding');
      const since = await ask(port, '/events', [`If-Modified-Since: ${headers['last-modified']}`]);
      expect(since.status).toBe(304);
      expect((await ask(port, '/events', ['If-Match: "other"'])).status).toBe(412);
    });

    it('does not spare a reader who has another encoding', async () => {
      const { headers } = await ask(port, '/events', brotli);
      expect((await ask(port, '/events', [`If-None-Match: ${headers['etag']}`])).status).toBe(200);
    });

    it('shows the 404 page in spite of them', async () => {
      const { status } = await ask(port, '/nowhere', ['If-None-Match: *', 'Range: bytes=0-3']);
      expect(status).toBe(404);
    });
  });

  describe('ranges', () => {
    it.each([
      ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
      ['bytes=-3', 206, '789', 'bytes 7-9/10'],
      ['bytes=-300', 206, '0123456789', 'bytes 0-9/10'],
      ['bytes=8-', 206, '89', 'bytes 8-9/10'],
      ['bytes=0-1,4-5', 200, '0123456789', undefined],
      ['bytes=5-2', 200, '0123456789', undefined],
      ['bytes=10-', 416, 'Range Not Satisfiable\n', 'bytes */10'],
    ])('answers %p with %i', async (range, status, body, contentRange) => {
      const answer = await ask(port, '/images/hero.avif', [`Range: ${range}`]);
      expect(answer).toMatchObject({ status, body });
      expect(answer.headers['content-range']).toBe(contentRange);
      expect(answer.headers['cache-control']).toBe(status === 416 ? 'no-store' : 'public, max-age=31536000, immutable');
    });

    it('sends a part only of the file a reader has', async () => {
      const { headers } = await ask(port, '/images/hero.avif');
      const asked = (ifRange: string | undefined) =>
        ask(port, '/images/hero.avif', ['Range: bytes=0-3', `If-Range: ${ifRange}`]);
      expect((await asked(headers['etag'])).status).toBe(206);
      expect((await asked(headers['last-modified'])).status).toBe(206);
      expect((await asked('"other"')).status).toBe(200);
      expect((await asked('Tue, 01 Apr 2025 12:00:00 GMT')).status).toBe(200);
    });

    it('sends a large file whole, in part, and not again', async () => {
      const { headers, body } = await ask(port, '/images/large.png');
      expect(body).toBe(large);
      const part = await ask(port, '/images/large.png', ['Range: bytes=6-10', 'If-None-Match: "other"']);
      expect(part).toMatchObject({ status: 206, body: 'large' });
      expect(part.headers['content-range']).toBe(`bytes 6-10/${large.length}`);
      expect((await ask(port, '/images/large.png', [`If-None-Match: ${headers['etag']}`])).status).toBe(304);
      expect((await ask(port, '/images/large.png', [], 'HEAD')).headers['content-length']).toBe(String(large.length));
    });

    it('cuts the twin where a reader takes the twin', async () => {
      const { headers, status } = await ask(port, '/about', [...brotli, 'Range: bytes=0-9']);
      expect(status).toBe(206);
      expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-length': '10' });
    });
  });

  it('answers HEAD as GET, without the body', async () => {
    const paths = ['/about', '/nowhere', '/releases/nowhere.js', '/images/hero.avif'];
    for (const target of paths) {
      const got = (await ask(port, target, brotli)).headers;
      const head = await ask(port, target, brotli, 'HEAD');
      expect(head.headers).toEqual({ ...got, date: head.headers['date'] });
      expect(head.body).toBe('');
    }
    expect((await ask(port, '/about', ['Range: bytes=0-3'], 'HEAD')).status).toBe(200);
  });

  describe('addresses', () => {
    it.each([
      ['/events/', '/events'],
      ['/events/?a=1&b=%2F', '/events?a=1&b=%2F'],
      ['/events/hope-gala/', '/events/hope-gala'],
      ['/%65vents/', '/events'],
      ['/index.html', '/'],
      ['/index.html?a', '/?a'],
      ['/events/index.html', '/events'],
      ['/events/?next=//evil.example', '/events?next=//evil.example'],
    ])('leads from %s to %s in one hop', async (target, location) => {
      const { status, headers } = await ask(port, target);
      expect(status).toBe(308);
      expect(headers['location']).toBe(location);
      expect((await ask(port, location)).status).toBe(200);
    });

    it.each([
      '//evil.example/',
      '//evil.example/%2e%2e',
      '//events/',
      '/events//',
      '/%2Fevil.example/',
      '/%5Cevil.example/',
      String.raw`/\evil.example/`,
      '/events/index.html/',
      '/events/%0d%0aSet-Cookie:a=b/',
    ])('leads nowhere from %s', async (target) => {
      const { status, headers } = await ask(port, target);
      expect(status).toBe(404);
      expect(headers).not.toHaveProperty('location');
      expect(headers).not.toHaveProperty('set-cookie');
    });

    it.each([
      '/nowhere',
      '/404.html',
      '/events/index.html.br',
      '/_headers',
      '/_headers.json',
      '/_headers.nginx.conf',
      '/releases',
    ])('shows the 404 page at %s', async (target) => {
      const { status, headers, body } = await ask(port, target);
      expect({ status, body }).toEqual({ status: 404, body: exampleFiles['404.html'] });
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
    });

    it.each([
      '/releases/events/0/remoteEntry.js',
      '/releases/events/1/',
      '/releases/events/1/remoteEntry.js.br',
      '/images/',
      '/fonts/%zz',
    ])('says in plain text that there is no %s, and has it kept by nobody', async (target) => {
      const { status, headers, body } = await ask(port, target);
      expect({ status, body }).toEqual({ status: 404, body: 'Not Found\n' });
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' });
    });
  });

  describe('refusals', () => {
    it.each(METHODS.filter((method) => !['GET', 'HEAD', 'CONNECT'].includes(method)))('refuses %s', async (method) => {
      const { status, headers } = await ask(port, '/events', ['Content-Length: 0'], method);
      expect(status).toBe(405);
      expect(headers['allow']).toBe('GET, HEAD');
    });

    it('refuses CONNECT and OPTIONS *', async () => {
      expect(await ask(port, 'evil.example:443', [], 'CONNECT')).toMatchObject({ status: 405 });
      expect(await ask(port, '*', [], 'OPTIONS')).toMatchObject({ status: 405 });
    });

    it.each([
      ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
      ['the same host twice', 'GET / HTTP/1.1\r\nHost: a\r\nhost: a\r\nConnection: close\r\n\r\n', 400],
      ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
      ['an odd host', 'GET / HTTP/1.1\r\nHost: a/b@c\r\nConnection: close\r\n\r\n', 400],
      ['a target that is not ASCII', 'GET /events/?caf\u00e9 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
      ['no request', 'nonsense\r\n\r\n', 400],
      ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
      ['two lengths', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
      [
        'a length and chunks',
        'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
        400,
      ],
      ['a long target', `GET /${'a'.repeat(6000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, 414],
      ['a very long target', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, 431],
      ['many headers', `GET / HTTP/1.1\r\nHost: a\r\n${'X-A: b\r\n'.repeat(20_000)}\r\n`, 431],
    ])('answers %s cleanly', async (_, bytes, status) => {
      const answer = readResponse(await rawExchange(port, bytes));
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      });
    });

    it('answers an old reader who names no host', async () => {
      expect(readResponse(await rawExchange(port, 'GET /events HTTP/1.0\r\n\r\n')).status).toBe(200);
    });

    it('keeps a connection open between requests', async () => {
      const one = 'GET /events HTTP/1.1\r\nHost: a\r\n\r\n';
      const text = await rawExchange(port, one + one + one.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
      expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3);
    });
  });
});

describe('a reader who dawdles', () => {
  it('is told, and hung up on', async () => {
    const impatient = await previewServer(site, { request: 200, connection: 400 });
    await impatient.listen({ port: 0, host: '127.0.0.1' });
    const { port: slowPort } = impatient.server.address() as AddressInfo;
    try {
      const started = Date.now();
      const answer = readResponse(await rawExchange(slowPort, 'GET / HTTP/1.1\r\nHost: a\r\nX-', { patience: 3000 }));
      expect(answer.status).toBe(408);
      await rawExchange(slowPort, '', { patience: 3000 });
      expect(Date.now() - started).toBeLessThan(3000);
      expect((await ask(slowPort, '/')).status).toBe(200);
    } finally {
      await impatient.close();
    }
  });
});
