/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';
import type { ExampleServer } from './exampleServer';
import { exampleServer } from './exampleServer';
import { exampleFiles } from './exampleSite';
import { ask, rawExchange, readResponse } from './rawExchange';

/** Larger than what the server keeps at hand. */
const large = 'large '.repeat(120_000);

let server: ExampleServer;
let port: number;

beforeAll(async () => {
  server = await exampleServer({ ...exampleFiles, 'images/large.png': large });
  ({ port } = server);
});

afterAll(() => server.close());

const brotli = ['Accept-Encoding: br'];

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
      ['br', 'gzip', ''].map(async (one) => (await ask(port, '/events', [`Accept-Encoding: ${one}`])).headers['etag']),
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

describe('the preview server', () => {
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
});
