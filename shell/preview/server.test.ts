/** @jest-environment node */
import type { AddressInfo } from 'node:net';
import type { ExampleServer } from './exampleServer';
import { exampleServer } from './exampleServer';
import { exampleFiles } from './exampleSite';
import { ask, rawExchange, readResponse } from './rawExchange';
import { previewServer } from './server';

let server: ExampleServer;
let port: number;

beforeAll(async () => {
  server = await exampleServer();
  ({ port } = server);
});

afterAll(() => server.close());

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
});

describe('a reader who dawdles', () => {
  it('is told, and hung up on', async () => {
    const impatient = await previewServer(server.site, { request: 200, connection: 400 });
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
