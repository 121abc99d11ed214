/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { headerRules } from '../compose/site/headerRules';
import { writeHeaders } from '../compose/site/headersFiles';
import { exampleRegistry, exampleSite } from './exampleSite';
import { ask } from './rawExchange';
import { previewServer } from './server';

let home: string;
let link: string;
let server: FastifyInstance;
let port: number;

async function composed(name: string): Promise<void> {
  const files = { 'index.html': `the words of ${name}`, '404.html': `nothing in ${name}` };
  const site = await exampleSite(path.join(home, name), files);
  await writeHeaders(site, headerRules(exampleRegistry, [`sha256-${name}`]));
}

async function switchTo(name: string): Promise<void> {
  await symlink(name, `${link}.next`);
  await rename(`${link}.next`, link);
}

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'switching-'));
  link = path.join(home, 'site');
  await composed('one');
  await composed('two');
  await switchTo('one');
  server = await previewServer(link);
  await server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.server.address() as AddressInfo);
});

afterAll(async () => {
  await server.close();
  await rm(home, { recursive: true });
});

describe('the preview server, while sites take turns', () => {
  it('answers each request from one of them, words and rules', async () => {
    let reading = true;
    const reader = async () => {
      const seen = new Set<string>();
      while (reading) {
        const { status, headers, body } = await ask(port, '/');
        const [, name = ''] = /the words of (\w+)/.exec(body) ?? [];
        expect(status).toBe(200);
        expect(headers['content-security-policy']).toContain(`'sha256-${name}'`);
        seen.add(name);
      }
      return seen;
    };
    const readers = Promise.all([reader(), reader(), reader()]);
    for (let turn = 0; turn < 100; turn += 1) {
      await switchTo(turn % 2 === 0 ? 'two' : 'one');
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
    reading = false;
    const seen = (await readers).flatMap((names) => [...names]);
    expect([...new Set(seen)].sort()).toEqual(['one', 'two']);
  });

  it('does not call a page fresh that another site wrote', async () => {
    await switchTo('one');
    const { headers } = await ask(port, '/');
    await switchTo('two');
    expect((await ask(port, '/', [`If-None-Match: ${headers['etag']}`])).body).toBe('the words of two');
    await switchTo('one');
    expect((await ask(port, '/', [`If-None-Match: ${headers['etag']}`])).status).toBe(304);
  });

  it('says plainly that there is nothing while a site is gone, and serves the next', async () => {
    await rename(link, `${link}.away`);
    expect(await ask(port, '/')).toMatchObject({ status: 404, body: 'Not Found\n' });
    await rename(`${link}.away`, link);
    expect((await ask(port, '/')).status).toBe(200);
  });
});
