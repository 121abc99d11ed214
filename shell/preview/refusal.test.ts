/** @jest-environment node */
import { METHODS } from 'node:http';
import type { ExampleServer } from './exampleServer';
import { exampleServer } from './exampleServer';
import { ask, rawExchange, readResponse } from './rawExchange';

let server: ExampleServer;
let port: number;

beforeAll(async () => {
  server = await exampleServer();
  ({ port } = server);
});

afterAll(() => server.close());

describe('refusal', () => {
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
