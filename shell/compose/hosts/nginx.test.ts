/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { request as askInTheClear } from 'node:http';
import { request as askSecurely } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exampleSite } from '../../preview/exampleSite';
import { previewServer } from '../../preview/server';
import { secureHeader } from '../site/headerRules';
import { hasNginx, localNginx } from './localNginx';
import type { LocalNginx } from './localNginx';

const installed = hasNginx();

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let home: string;
let preview: FastifyInstance;
let nginx: LocalNginx;
let previewPort: number;

function ask(
  server: 'nginx' | 'preview' | 'open',
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const options = { host: '127.0.0.1', path: target, method, headers, agent: false as const };
  return new Promise((resolve, reject) => {
    const asked =
      server === 'nginx'
        ? askSecurely({ ...options, port: nginx.port, rejectUnauthorized: false })
        : askInTheClear({ ...options, port: server === 'open' ? nginx.openPort : previewPort });
    asked.on('error', reject).on('response', (response) => {
      const body: Buffer[] = [];
      response.on('data', (data: Buffer) => body.push(data));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(body).toString('latin1'),
        }),
      );
    });
    asked.end();
  });
}

/** What the two write each in their own way, and what only a connection in the clear or a secure one has. */
const ownWords = [
  'date',
  'connection',
  'keep-alive',
  'server',
  'etag',
  'last-modified',
  'accept-ranges',
  'transfer-encoding',
  secureHeader,
];

function comparable({ status, headers, body }: Answer) {
  // A redirect's place says it all; nginx adds a page of its own to it.
  const leadsOn = headers.location !== undefined;
  const left = leadsOn ? [...ownWords, 'content-type', 'content-length'] : ownWords;
  const kept = Object.entries(headers).filter(([name]) => !left.includes(name));
  return { status, headers: Object.fromEntries(kept), body: leadsOn ? '' : body };
}

async function compare(target: string, headers: Record<string, string> = {}, method = 'GET') {
  const [theirs, ours] = await Promise.all([
    ask('nginx', target, headers, method),
    ask('preview', target, headers, method),
  ]);
  expect(comparable(theirs)).toEqual(comparable(ours));
  return { theirs, ours };
}

(installed ? describe : describe.skip)('nginx with the written include', () => {
  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'site-'));
    const site = await exampleSite(path.join(home, 'site'));
    preview = await previewServer(site);
    await preview.listen({ port: 0, host: '127.0.0.1' });
    previewPort = (preview.server.address() as AddressInfo).port;
    nginx = await localNginx(path.join(__dirname, 'nginx.conf'), site);
  }, 30_000);

  afterAll(async () => {
    await Promise.all([nginx.close(), preview.close()]);
    await rm(home, { recursive: true });
  });

  const sane = [
    '/',
    '/?from=mail',
    '/events',
    '/events?a=1',
    '/%65vents',
    '/events/hope-gala',
    '/about',
    '/events/hope-gala.ics',
    '/sitemap.xml',
    '/robots.txt',
    '/status.json',
    '/releases/events/1/remoteEntry.js',
    '/images/hero.avif',
    '/fonts/text.woff2',
    '/events/',
    '/events/?a=1&b=%2F',
    '/events/hope-gala/',
    '/index.html',
    '/index.html?a',
    '/events/index.html',
    '/nowhere',
    '/nowhere/',
    '/events/nowhere.png',
    '/404.html',
    '/releases',
    '/releases/events/0/remoteEntry.js',
    '/releases/events/1/',
    '/images/nowhere.avif',
    '/events/index.html.br',
    '/events/index.html.gz',
    '/releases/events/1/remoteEntry.js.gz',
    '/_headers',
    '/_headers.json',
    '/_headers.nginx.conf',
    '/.git/config',
    '//',
    '//evil.example/',
    '//events/',
    '/events//',
    '/events/index.html/',
  ];

  it.each(sane)('answers %s as the preview server does', async (target) => {
    await compare(target);
    await compare(target, { 'accept-encoding': 'gzip' });
    await compare(target, { 'accept-encoding': 'gzip;q=0' });
    await compare(target, { 'accept-encoding': 'gzip' }, 'HEAD');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses %s as the preview server does', async (method) => {
    const { theirs, ours } = await Promise.all([
      ask('nginx', '/events', {}, method),
      ask('preview', '/events', {}, method),
    ]).then(([one, other]) => ({ theirs: one, ours: other }));
    expect([theirs.status, theirs.headers.allow]).toEqual([ours.status, ours.headers.allow]);
  });

  it.each(['bytes=0-3', 'bytes=-3', 'bytes=8-'])('sends the part %s as the preview server does', async (range) => {
    const { theirs } = await compare('/images/hero.avif', { range });
    expect(theirs.status).toBe(206);
  });

  it('spares a reader who has the page, and refuses a part that is not there', async () => {
    for (const server of ['nginx', 'preview'] as const) {
      const { headers } = await ask(server, '/events');
      expect((await ask(server, '/events', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
      expect((await ask(server, '/images/hero.avif', { range: 'bytes=10-' })).status).toBe(416);
    }
  });

  it.each([
    '/../secret',
    '/%2e%2e/secret',
    '/..%2fsecret',
    '/events/..;/secret',
    '/..%5csecret',
    '/%00',
    '/%zz',
    '/%2Fevil.example/',
  ])('lets nobody out by %s, as the preview server does not', async (target) => {
    for (const server of ['nginx', 'preview'] as const) {
      const { status, headers } = await ask(server, target);
      expect([400, 404]).toContain(status);
      expect(headers).not.toHaveProperty('location');
    }
  });

  it('asks for https from now on, over https', async () => {
    expect((await ask('nginx', '/')).headers[secureHeader]).toBe('max-age=63072000');
    expect((await ask('nginx', '/releases/events/1/remoteEntry.js')).headers[secureHeader]).toBe('max-age=63072000');
  });

  it.each([
    ['open', 'www.example.org', 'https://www.example.org/events?a=1'],
    ['open', 'example.org', 'https://example.org/events?a=1'],
    ['nginx', 'example.org', 'https://www.example.org/events?a=1'],
  ] as const)('leads from %s %s to %s', async (server, host, location) => {
    const { status, headers } = await ask(server, '/events?a=1', { host });
    expect([status, headers.location]).toEqual([308, location]);
  });
});
