/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { request as askInTheClear } from 'node:http';
import { request as askSecurely } from 'node:https';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exampleSite } from '../../preview/exampleSite';
import { previewServer } from '../../preview/server';
import { secureHeader } from '../site/headerRules';

const has = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;
const installed = has('nginx', '-v') && has('openssl', 'version');
if (!installed)
  console.log('nginx or openssl is not installed: nginx.conf is not tried (apt-get install nginx-light openssl)');

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let home: string;
let preview: FastifyInstance;
let nginx: ChildProcess;
let previewPort: number;
let nginxPort: number;
let openPort: number;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.on('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function makeCertificate(folder: string): void {
  const files = ['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', ...files], {
    stdio: 'ignore',
  });
}

/** The server block as it stands, with this test's ports, site and certificate, in a configuration of its own. */
async function writeConfiguration(site: string): Promise<string> {
  const servers = (await readFile(path.join(__dirname, 'nginx.conf'), 'utf8'))
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${openPort};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${nginxPort} `)
    .replaceAll('/etc/ssl/site', home)
    .replaceAll('/srv/site', site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (one) => `${one}_temp_path ${home}/${one};`,
  );
  const main = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `daemon off; pid ${home}/pid; error_log ${home}/error.log;`,
    `events {} http { access_log off; ${temporary.join(' ')}`,
    servers,
    '}',
  ];
  const file = path.join(home, 'main.conf');
  await writeFile(file, main.join('\n'));
  return file;
}

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
        ? askSecurely({ ...options, port: nginxPort, rejectUnauthorized: false })
        : askInTheClear({ ...options, port: server === 'open' ? openPort : previewPort });
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
    home = await mkdtemp(path.join(tmpdir(), 'nginx-'));
    const site = await exampleSite(path.join(home, 'site'));
    makeCertificate(home);
    preview = await previewServer(site);
    await preview.listen({ port: 0, host: '127.0.0.1' });
    previewPort = (preview.server.address() as AddressInfo).port;
    nginxPort = await freePort();
    openPort = await freePort();
    nginx = spawn('nginx', ['-c', await writeConfiguration(site), '-e', path.join(home, 'error.log')], {
      stdio: 'inherit',
    });
    for (let attempt = 0; attempt < 100; attempt += 1) {
      if (
        await ask('nginx', '/').then(
          () => true,
          () => false,
        )
      )
        break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }, 30_000);

  afterAll(async () => {
    const gone = new Promise((resolve) => nginx.once('exit', resolve));
    nginx.kill('SIGTERM');
    await Promise.all([gone, preview.close()]);
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
