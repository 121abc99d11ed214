/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { request as requestOverHttp, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { request as requestOverHttps } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { contentType } from './contentType';
import { exampleFiles, exampleSite } from '../../e2e/fixtures/hosts/exampleSite';
import { headersFor, secureHeader, type HeaderRule } from './HeaderRule';
import { readHeaders } from './headersFiles';
import { hasNginx, localNginx, type LocalNginx } from './localNginx';

const installed = hasNginx();

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let home: string;
let rules: readonly HeaderRule[];
let nginx: LocalNginx;

function ask(target: string, headers: OutgoingHttpHeaders = {}, method = 'GET', scheme = 'https'): Promise<Answer> {
  const options = { host: '127.0.0.1', path: target, method, headers, agent: false as const };
  return new Promise((resolve, reject) => {
    const asked =
      scheme === 'https'
        ? requestOverHttps({ ...options, port: nginx.port, rejectUnauthorized: false })
        : requestOverHttp({ ...options, port: nginx.openPort });
    asked.on('error', reject).on('response', async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
    });
    asked.end();
  });
}

(installed ? describe : describe.skip)('headersForNginx', () => {
  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'site-'));
    const site = await exampleSite(path.join(home, 'site'));
    rules = await readHeaders(site);
    nginx = await localNginx(path.join(__dirname, 'nginx.conf'), site);
  }, 30_000);

  afterAll(async () => {
    await nginx.close();
    await rm(home, { recursive: true });
  });

  it.each([
    ['/', 'index.html'],
    ['/events?a=1', 'events/index.html'],
    ['/%65vents', 'events/index.html'],
    ['/events/hope-gala', 'events/hope-gala/index.html'],
    ['/events/hope-gala.ics', 'events/hope-gala.ics'],
    ['/events/new.rss', 'events/new.rss'],
    ['/events/office.vcf', 'events/office.vcf'],
    ['/sitemap.xml', 'sitemap.xml'],
    ['/robots.txt', 'robots.txt'],
    ['/next.rules', 'next.rules'],
    ['/status.json', 'status.json'],
    ['/releases/events/1/remoteEntry.js', 'releases/events/1/remoteEntry.js'],
    ['/images/hero.avif', 'images/hero.avif'],
    ['/fonts/text.woff2', 'fonts/text.woff2'],
  ])('answers %s with %s, its type and the headers of its rule', async (target, file) => {
    const address = `/${file}`.replace(/(?<=.)\/index\.html$|(?<=^\/)index\.html$/, '');
    const wanted = { ...headersFor(rules, address), 'content-type': contentType(file) };
    const { status, headers, body } = await ask(target);
    expect([status, String(body)]).toEqual([200, exampleFiles[file]]);
    expect(headers).toMatchObject(wanted);
    const head = await ask(target, {}, 'HEAD');
    expect(head.headers).toMatchObject(wanted);
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  it('sends the precompressed file to clients that accept it, with a vary header for caches', async () => {
    const { headers, body } = await ask('/about', { 'accept-encoding': 'gzip' });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(String(gunzipSync(body))).toBe(exampleFiles['about/index.html']);
    const plain = await ask('/about', { 'accept-encoding': 'gzip;q=0' });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect((await ask('/images/hero.avif', { 'accept-encoding': 'gzip' })).headers).not.toHaveProperty('vary');
  });

  it('answers a range request for a film with that part, as Safari needs it', async () => {
    const { status, headers, body } = await ask('/images/story.mp4', { range: 'bytes=2-4' });
    expect([status, headers['content-range'], body.toString()]).toEqual([206, 'bytes 2-4/10', 'cde']);
    expect(headers).toMatchObject(headersFor(rules, '/images/story.mp4'));
  });

  it('answers a range request with the whole file', async () => {
    for (const range of ['bytes=0-1', 'bytes=99999-']) {
      const { status, headers, body } = await ask('/images/hero.avif', { range });
      expect([status, String(body)]).toEqual([200, exampleFiles['images/hero.avif']]);
      expect(headers).not.toHaveProperty('accept-ranges');
      expect(headers).toMatchObject(headersFor(rules, '/images/hero.avif'));
    }
  });

  it('answers 304 to a client that has the file, compressed or not', async () => {
    for (const encoding of ['gzip', 'identity']) {
      const { headers } = await ask('/about', { 'accept-encoding': encoding });
      const again = await ask('/about', { 'accept-encoding': encoding, 'if-none-match': headers.etag });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
  });

  it.each([
    ['/events/', '/events'],
    ['/events/?a=1&b=%2F', '/events?a=1&b=%2F'],
    ['/events/hope-gala/', '/events/hope-gala'],
    ['/index.html?a', '/?a'],
    ['/events/index.html', '/events'],
  ])('redirects %s to %s', async (target, location) => {
    const { status, headers } = await ask(target);
    expect([status, headers.location]).toEqual([308, location]);
    expect(headers).toMatchObject(headersFor(rules, '/'));
  });

  it.each([
    ['/gala', '/events/hope-gala'],
    ['/gala/?a=1', '/events/hope-gala?a=1'],
    ['/library/books', '/'],
  ])('redirects %s, which has moved, to %s permanently', async (target, location) => {
    const { status, headers } = await ask(target);
    expect([status, headers.location]).toEqual([301, location]);
    expect(headers).toMatchObject(headersFor(rules, '/'));
  });

  it.each([
    ...[
      '/Events',
      '/EVENTS/',
      '/Events/index.html',
      '/events.',
      '/events),',
      '/events%20',
      '/events.html',
      '/events/index',
    ].map((target) => [target, '/events']),
    ['/eVents?a=1', '/events?a=1'],
    ['/Events/HopeGala/', '/events/hope-gala'],
    ['/events/hope%20gala', '/events/hope-gala'],
    ['/events/hope%E2%80%93gala', '/events/hope-gala'],
  ])('redirects the other spelling %s to %s', async (target, location) => {
    const { status, headers } = await ask(target);
    expect([status, headers.location]).toEqual([301, location]);
    expect(headers).toMatchObject(headersFor(rules, '/'));
  });

  it.each(['/Eventss', '/Events/nowhere', '//Events', '/Events%5c'])('does not redirect %s', async (target) => {
    const { status, headers } = await ask(target);
    expect(status).toBe(404);
    expect(headers).not.toHaveProperty('location');
  });

  it.each([
    ...['/nowhere', '/nowhere/', '/events/nowhere.png', '/404.html', '/releases', '/.git/config'],
    ...[
      '/events/index.html.br',
      '/events/index.html.gz',
      '/_headers',
      '/_headers.json',
      '/_headers.nginx.conf',
      '/_redirects',
    ],
    ...['//', '//evil.example/', '//events/', '/events//', '/events/index.html/'],
  ])('shows the 404 page at %s', async (target) => {
    const { status, headers, body } = await ask(target);
    expect([status, String(body)]).toEqual([404, exampleFiles['404.html']]);
    expect(headers).toMatchObject({ ...headersFor(rules, '/404.html'), 'content-type': 'text/html; charset=utf-8' });
    expect(headers).not.toHaveProperty('location');
  });

  it.each([
    ...['/releases/events/0/remoteEntry.js', '/releases/events/1/', '/images/nowhere.avif'],
    '/releases/events/1/remoteEntry.js.gz',
  ])('answers 404 for %s with a text that caches do not store', async (target) => {
    const { status, headers, body } = await ask(target);
    expect([status, String(body)]).toEqual([404, 'Not Found\n']);
    expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('rejects %s', async (method) => {
    const { status, headers } = await ask('/events', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it.each([
    ...['/../secret', '/%2e%2e/secret', '/..%2fsecret', '/events/..;/secret', '/..%5csecret', '/%00', '/%zz'],
    '/%2Fevil.example/',
  ])('serves no file from outside the site: %s', async (target) => {
    const { status, headers } = await ask(target);
    expect([400, 404]).toContain(status);
    expect(headers).not.toHaveProperty('location');
  });

  it.each([
    ['http', 'www.example.org', 'https://www.example.org/events?a=1'],
    ['http', 'example.org', 'https://example.org/events?a=1'],
    ['https', 'example.org', 'https://www.example.org/events?a=1'],
  ])('redirects %s %s to %s', async (scheme, host, location) => {
    const { status, headers } = await ask('/events?a=1', { host }, 'GET', scheme);
    expect([status, headers.location]).toEqual([308, location]);
    if (scheme === 'http') expect(headers).not.toHaveProperty(secureHeader);
  });
});
