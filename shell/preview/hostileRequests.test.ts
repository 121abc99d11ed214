/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exampleSite } from './exampleSite';
import { hostileRequests, marker } from './hostileRequests';
import { ask, rawExchange } from './rawExchange';
import { previewServer } from './server';

let home: string;
let server: FastifyInstance;
let port: number;

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'hostile-'));
  await writeFile(path.join(home, 'secret.txt'), 'the secret');
  server = await previewServer(await exampleSite(path.join(home, 'site')));
  await server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.server.address() as AddressInfo);
});

afterAll(async () => {
  await server.close();
  await rm(home, { recursive: true });
});

function complaint(answer: string): string | null {
  const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));
  if (!answer.startsWith('HTTP/1.1 ')) return 'no HTTP';
  if (statuses.some((status) => status >= 500)) return 'a failure of the server';
  if (/the secret|root:.*:0:0/.test(answer)) return 'a file from outside the site';
  if (answer.includes(home) || /node_modules|node:internal|^\s+at .*:\d+:\d+/m.test(answer))
    return 'the inside of the server';
  if (/^location: (?!\/(?!\/))/im.test(answer)) return 'a way to another site';
  if (/^set-cookie/im.test(answer)) return 'a header of the request’s making';
  if (answer.replaceAll(/^location: .*$/gim, '').includes(marker)) return 'the words of the request';
  return null;
}

describe('the preview server, asked', () => {
  it('650 hostile questions, answers each in its own words and the next one as ever', async () => {
    const complaints: string[] = [];
    for (const { name, bytes } of hostileRequests) {
      const answer = await rawExchange(port, bytes, {
        hangUp: name.startsWith('odd') ? 'when answered' : 'at once',
      });
      const wrong = complaint(answer);
      if (wrong)
        complaints.push(`${name}: ${wrong}: ${JSON.stringify(bytes.toString('latin1'))} → ${answer.slice(0, 200)}`);
      const { status } = await ask(port, '/events');
      if (status !== 200) complaints.push(`${name}: not alive afterwards`);
    }
    expect(complaints).toEqual([]);
  }, 180_000);

  it('for every outside file in every disguise, gives none', async () => {
    const steps = [
      '..',
      '%2e%2e',
      '.%2e',
      '%252e%252e',
      '..;',
      '..%00',
      String.raw`..\..`,
      '..%5c..',
      '%c0%ae%c0%ae',
      '....//..',
      '%u002e%u002e',
    ];
    const starts = [
      '/',
      '/events/',
      '/releases/',
      '/releases/events/1/',
      '/.well-known/',
      '//',
      '/%2f',
      'http://a/',
      '',
    ];
    for (const step of steps) {
      for (const start of starts) {
        for (const name of ['secret.txt', 'site/_headers.json']) {
          const { status, body } = await ask(port, `${start}${step}/${step}/${name}`);
          expect([400, 404]).toContain(status);
          expect(body).not.toContain('the secret');
        }
      }
    }
  });
});
