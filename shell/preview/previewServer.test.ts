/** @jest-environment node */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { exampleFiles, exampleSite } from '../../e2e/fixtures/hosts/exampleSite';
import { startPreview, type RunningPreview } from '../../e2e/fixtures/site/startPreview';

let site: string;
let preview: RunningPreview;

beforeAll(async () => {
  preview = await startPreview((site = await exampleSite()));
});

afterAll(async () => {
  await preview.close();
  await rm(site, { recursive: true });
});

const pageHeaders = {
  'cache-control': 'no-cache, no-transform',
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': expect.stringContaining("default-src 'none'"),
};

describe('the preview server', () => {
  it.each([
    ['/', 'index.html'],
    ['/events?from=mail', 'events/index.html'],
    ['/%65vents', 'events/index.html'],
    ['http://site.example/events?from=mail', 'events/index.html'],
    ['/events/hope-gala', 'events/hope-gala/index.html'],
    ['/events/hope-gala.ics', 'events/hope-gala.ics'],
    ['/releases/events/1/remoteEntry.js', 'releases/events/1/remoteEntry.js'],
  ])('answers %s with %s', async (target, file) => {
    const { status, body } = await preview.ask(target);
    expect(status).toBe(200);
    expect(String(body)).toBe(exampleFiles[file]);
  });

  it.each([
    ['/gala', '/events/hope-gala'],
    ['/gala/?a=1', '/events/hope-gala?a=1'],
    ['/gala/index.html', '/events/hope-gala'],
    ['/library/books', '/'],
  ])('redirects %s, which has moved, to %s permanently', async (target, location) => {
    const { status, headers } = await preview.ask(target);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it('sends the headers of the composed rules, except those for https', async () => {
    const page = await preview.ask('/events');
    expect(page.headers).toMatchObject(pageHeaders);
    const script = await preview.ask('/releases/events/1/remoteEntry.js');
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    for (const { headers } of [page, script]) expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('sends the precompressed file to clients that accept it, with a vary header for caches', async () => {
    const { headers, body } = await preview.ask('/about', { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding', ...pageHeaders });
    expect(String(brotliDecompressSync(body))).toBe(exampleFiles['about/index.html']);
    const plain = await preview.ask('/about');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.headers['vary']).toBe('Accept-Encoding');
    const picture = await preview.ask('/images/hero.avif', { 'accept-encoding': 'gzip, br' });
    expect(picture.headers).not.toHaveProperty('vary');
  });

  it('sends the same content types as nginx, compressed or not', async () => {
    const targets = {
      '/favicon.ico': 'image/x-icon',
      '/next.rules': 'application/speculationrules+json',
      '/releases/events/1/remoteEntry.js': 'text/javascript; charset=utf-8',
    };
    for (const [target, type] of Object.entries(targets)) {
      for (const encoding of ['identity', 'br']) {
        const { headers } = await preview.ask(target, { 'accept-encoding': encoding });
        expect(headers['content-type']).toBe(type);
      }
    }
  });

  it('keeps a connection without headers for that, and closes it on request', async () => {
    const socket = connect(preview.port, '127.0.0.1');
    let answers = '';
    socket.on('data', (part) => (answers += String(part)));
    for (const connection of ['', 'Connection: close\r\n'])
      socket.write(`HEAD /about HTTP/1.1\r\nHost: site.example\r\n${connection}\r\n`);
    await once(socket, 'close');
    const [, first = '', last = ''] = answers.split('HTTP/1.1 200 OK');
    expect(first).not.toMatch(/^(connection|keep-alive):/im);
    expect(last).toMatch(/^connection: close\r$/im);
  });

  it('answers HEAD like GET, without the body', async () => {
    for (const target of ['/about', '/nowhere', '/releases/nowhere.js']) {
      const got = await preview.ask(target);
      const head = await preview.ask(target, {}, 'HEAD');
      expect([head.status, head.headers['content-length']]).toEqual([got.status, String(got.body.length)]);
      expect(head.body).toHaveLength(0);
    }
  });

  it('rejects an unsatisfiable range or condition with an answer that caches do not store', async () => {
    const part = await preview.ask('/images/hero.avif', { range: 'bytes=99-' });
    const state = await preview.ask('/images/hero.avif', { 'if-match': '"other"' });
    expect([part.status, state.status]).toEqual([416, 412]);
    expect([part.headers['cache-control'], state.headers['cache-control']]).toEqual(['no-store', 'no-store']);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'])('rejects %s', async (method) => {
    for (const target of ['/events', '/nowhere', '/%zz']) {
      const { status, headers } = await preview.ask(target, {}, method);
      expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
    }
  });
});

describe('an address that ends with a slash or a file name', () => {
  it.each([
    ['/events/', '/events'],
    ['/events/?a=1&next=//evil.example', '/events?a=1&next=//evil.example'],
    ['/%65vents/hope-gala/', '/events/hope-gala'],
    ['/index.html?a', '/?a'],
    ['/events/index.html', '/events'],
  ])('redirects from %s to %s in one hop', async (target, location) => {
    const { status, headers } = await preview.ask(target);
    expect([status, headers['location']]).toEqual([308, location]);
    expect((await preview.ask(location)).status).toBe(200);
  });
});

describe('an address in another spelling', () => {
  it.each([
    ...[
      '/Events',
      '/EVENTS/',
      '/events.',
      '/events),',
      '/events%20',
      '/events.html',
      '/Events.HTM',
      '/events/index',
      '/%C3%A9vents',
    ],
    ...['/Events/index.php', '/events?a=1'.replace('events', 'eVents')],
  ])('redirects %s to the page', async (target) => {
    const { status, headers } = await preview.ask(target);
    expect([status, headers['location']]).toEqual([301, target.endsWith('?a=1') ? '/events?a=1' : '/events']);
  });

  it.each(['/Events/HopeGala', '/events/hope%20gala', '/events/hope%E2%80%93gala', '/events/hope_gala.html'])(
    'redirects %s to the page below another',
    async (target) => {
      const { status, headers } = await preview.ask(target);
      expect([status, headers['location']]).toEqual([301, '/events/hope-gala']);
    },
  );

  it.each([
    '//Events',
    '/./Events',
    '/Events/..',
    '/Events%5c',
    '/Events%00',
    '/Eventss',
    '/Events/nowhere',
    '/.Events',
  ])('does not redirect %s', async (target) => {
    const { status, headers } = await preview.ask(target);
    expect(status).toBe(404);
    expect(headers).not.toHaveProperty('location');
  });
});

describe('an unknown address', () => {
  it.each([
    '/nowhere',
    '/nowhere/',
    '/404.html',
    '/events/index.html.br',
    '/_headers',
    '/_headers.json',
    '/_redirects',
    '/releases',
    '//',
  ])('shows the whole 404 page: %s', async (target) => {
    const { status, headers, body } = await preview.ask(target, {
      range: 'bytes=0-3',
      'if-modified-since': new Date().toUTCString(),
    });
    expect([status, String(body)]).toEqual([404, exampleFiles['404.html']]);
    expect(headers).toMatchObject(pageHeaders);
  });

  it.each(['/releases/events/0/remoteEntry.js', '/releases/events/1/', '/images/', '/fonts/%zz'])(
    'among versioned files gets a text that caches do not store: %s',
    async (target) => {
      const { status, headers, body } = await preview.ask(target);
      expect([status, String(body)]).toEqual([404, 'Not Found\n']);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' });
    },
  );
});
