/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { globalAgent } from 'node:https';
import { readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { exampleSite } from '../../e2e/fixtures/hosts/exampleSite';
import { faultyHost, type Change } from '../../e2e/fixtures/hosts/faultyHost';
import { hasNginx, localNginx } from '../hosts/localNginx';
import { compareFolder } from './compareFolder';
import { comparePublished, compareServed } from './compareServed';
import { unknownAddresses, faultLines } from './Fault';
import type { Answer } from './get';

jest.setTimeout(60_000);

let site: string;
beforeAll(async () => (site = await exampleSite()));
afterAll(() => rm(site, { recursive: true }));

const without = ({ headers }: Answer, name: string) => ({ ...headers, [name]: undefined as never });
const at =
  (wanted: string, change: (answer: Answer) => Partial<Answer>): Change =>
  (address, answer) =>
    address === wanted ? change(answer) : {};

const dropped = (answer: Answer, name: string) => {
  const headers = without(answer, name);
  Reflect.deleteProperty(headers, name);
  return { headers };
};

/** Faults of hosts, caches and proxies, with the expected message. */
const faults: readonly (readonly [string, Change, RegExp])[] = [
  [
    'a page that is not there',
    at('/events', () => ({ status: 404 })),
    /^\/events: wanted 200, got 404; .*publish again$/,
  ],
  [
    'an earlier page from a cache',
    at('/', () => ({ body: Buffer.from('earlier') })),
    /^\/: wanted 34 bytes \(\w+\), got 7/,
  ],
  [
    'a script cut in half',
    at('/releases/events/1/remoteEntry.js', ({ body }) => ({ body: body.subarray(0, 9) })),
    /remoteEntry\.js: wanted 19 bytes/,
  ],
  [
    'a script of another type',
    at('/releases/events/1/remoteEntry.js', ({ headers }) => ({
      headers: { ...headers, 'content-type': 'text/plain' },
    })),
    /wanted text\/javascript; charset=utf-8, got text\/plain/,
  ],
  [
    'a page without its policy',
    at('/about', (answer) => dropped(answer, 'content-security-policy')),
    /^\/about: wanted content-security-policy: one of \w+, got none; .*reload nginx/,
  ],
  [
    'pages that caches keep',
    (address, { headers }) => (address === '/about' ? { headers: { ...headers, 'cache-control': 'max-age=600' } } : {}),
    /cache-control: no-cache.*, got max-age=600/,
  ],
  [
    'versioned files that caches do not keep',
    at('/images/hero.avif', (answer) => dropped(answer, 'cache-control')),
    /hero\.avif: wanted cache-control: public, max-age=31536000/,
  ],
  [
    'a page that is not compressed',
    at('/about', (answer) => dropped(answer, 'content-encoding')),
    /^\/about: wanted br or gzip, got no encoding; .*turn on gzip/,
  ],
  [
    'a redirect that leads elsewhere',
    at('/gala', ({ headers }) => ({ headers: { ...headers, location: '/' } })),
    /^\/gala: wanted 301 to \/events\/hope-gala, got 301 to \/;/,
  ],
  [
    'a page for unknown addresses that says 200',
    at(unknownAddresses[0], () => ({ status: 200 })),
    /wanted 404, got 200; .*name 404\.html/,
  ],
];

describe('compareServed', () => {
  it.each(faults)('reports only %s', async (_, change, said) => {
    const host = await faultyHost(site, change);
    const lines = faultLines(await compareServed(site, host.origin).finally(host.close));
    expect(lines).toEqual([expect.stringMatching(said)]);
  });

  it('finds no fault if a host answers as composed', async () => {
    const host = await faultyHost(site);
    expect(await compareServed(site, host.origin).finally(host.close)).toEqual([]);
    expect(faultLines(await compareServed(site, host.origin))[0]).toMatch(/wanted an answer, got .*look at the host/);
  });

  it('reports what a plain server lacks, with a line for each kind', async () => {
    const plain: Server = createServer((request, response) => {
      const file = path.join(site, request.url ?? '/', path.extname(request.url ?? '') ? '' : 'index.html');
      readFile(file).then(
        (bytes) => response.end(bytes),
        () => response.writeHead(404).end('nothing here'),
      );
    });
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
    const found = await compareServed(site, `http://127.0.0.1:${(plain.address() as AddressInfo).port}`);
    plain.close();
    expect([...new Set(found.map(({ kind }) => kind))].sort()).toEqual([
      'encoding',
      'headers',
      'not found',
      'redirect',
      'type',
    ]);
    expect(
      faultLines(found).some((line) =>
        /^\/.* and \d+ more: wanted x-content-type-options: nosniff, got none/.test(line),
      ),
    ).toBe(true);
  });

  (hasNginx() ? it : it.skip)(
    'finds no fault in nginx with its configuration, and reports outdated rules',
    async () => {
      globalAgent.options.rejectUnauthorized = false;
      const nginx = await localNginx(path.join(__dirname, '../hosts/nginx.conf'), site);
      const origin = `https://localhost:${nginx.port}`;
      const rules = path.join(site, '_headers.json');
      const before = await readFile(rules, 'utf8');
      let lines: string[];
      try {
        expect(await compareServed(site, origin)).toEqual([]);
        // The next site has other rules, and nginx has not reloaded them.
        await writeFile(rules, before.replaceAll('no-cache', 'no-store'));
        lines = faultLines(await compareServed(site, origin));
      } finally {
        await writeFile(rules, before);
        await nginx.close();
        globalAgent.options.rejectUnauthorized = true;
      }
      expect(lines).toEqual([
        expect.stringMatching(/^\/.* and \d+ more: wanted cache-control: no-store.*, got no-cache.*; .*reload nginx/),
      ]);
    },
  );
});

describe('comparePublished', () => {
  it('reports only what is still wrong after a pause', async () => {
    const host = await faultyHost(site);
    const lastsFor = async (count: number) => {
      let left = count;
      host.faulty.change = at('/about', (answer) =>
        (left -= 1) < 0 ? {} : dropped(answer, 'content-security-policy'),
      );
      return faultLines(await comparePublished(site, host.origin, 10));
    };
    expect(await lastsFor(1)).toEqual([]);
    expect(await lastsFor(2)).toEqual([expect.stringMatching(/^\/about: wanted content-security-policy/)]);
    await host.close();
  });
});

describe('compareFolder', () => {
  it('names missing and different files', async () => {
    const copy = await exampleSite();
    expect(await compareFolder(copy, site)).toEqual([]);
    await writeFile(path.join(copy, 'events/index.html'), 'half');
    await rm(path.join(copy, 'robots.txt'));
    const lines = faultLines(await compareFolder(copy, site));
    await rm(copy, { recursive: true });
    expect(lines).toEqual([
      expect.stringMatching(/^\/events\/index\.html: wanted \d+ bytes, got 4 others/),
      expect.stringMatching(/^\/robots\.txt: wanted a file, got none/),
    ]);
  });
});
