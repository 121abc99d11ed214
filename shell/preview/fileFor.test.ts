/** @jest-environment node */
import type { ExampleServer } from './exampleServer';
import { exampleServer } from './exampleServer';
import { exampleFiles } from './exampleSite';
import { ask } from './rawExchange';

let server: ExampleServer;
let port: number;

beforeAll(async () => {
  server = await exampleServer();
  ({ port } = server);
});

afterAll(() => server.close());

describe('fileFor', () => {
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
