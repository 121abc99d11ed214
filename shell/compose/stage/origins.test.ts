/** @jest-environment node */
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { askOrigin, fetchFile, originSource, sectionOrigins } from './origins';

let server: Server;
let origin: string;
let answer: RequestListener;
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const send =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

describe('fetchFile', () => {
  const limits = { size: 1000, time: 1500 };

  it('brings a file and its headers', async () => {
    answer = send(200, 'hello', { 'x-a': 'b' });
    const { bytes, headers } = await fetchFile(`${origin}/a`, limits);
    expect([bytes.toString(), headers.get('x-a')]).toEqual(['hello', 'b']);
  });

  it.each<[string, RequestListener, string]>([
    ['is not there', send(404, ''), 'status 404'],
    ['fails', send(500, ''), 'status 500'],
    ['is elsewhere', send(302, '', { location: '/b' }), 'redirect'],
    ['is larger than it may be', send(200, 'a'.repeat(1001)), 'more than 1000 bytes'],
    ['never comes', () => {}, 'no answer within 1.5 s'],
    ['stops half-way', (_, response) => response.writeHead(200).write('a'), 'no answer within 1.5 s'],
    ['is cut off', (_, response) => response.socket?.destroy(), 'UND_ERR_SOCKET'],
  ])('says why of a file that %s', async (_, listener, reason) => {
    answer = listener;
    await expect(fetchFile(`${origin}/a`, limits)).rejects.toThrow(reason);
  });
});

describe('fetchFile when memory is tidied', () => {
  /** Collects garbage, as Node does whenever it likes. */
  const tidyMemory = () => {
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as () => void)();
  };

  it('still gives up on a file that stops half-way', async () => {
    answer = (_, response) => response.writeHead(200).write('a');
    const tidying = setInterval(tidyMemory, 100);
    const late = new Promise((resolve) => setTimeout(resolve, 4000, 'still waiting'));
    const fetched = fetchFile(`${origin}/a`, { size: 1000, time: 1000 }).catch(String);
    const outcome = await Promise.race([fetched, late]);
    clearInterval(tidying);
    expect(outcome).toBe('Error: no answer within 1 s');
  });
});

describe('askOrigin', () => {
  it('reads which release is offered', async () => {
    answer = send(200, '{"name":"events","version":"0123456789abcdef"}');
    expect(await askOrigin('events', origin)).toEqual({ name: 'events', version: '0123456789abcdef' });
  });

  it.each([
    '',
    '{}',
    '<!doctype html>',
    '{"name":"about","version":"0123456789abcdef"}',
    '{"name":"events","version":"../a"}',
  ])('refuses %j', async (body) => {
    answer = send(200, body);
    await expect(askOrigin('events', origin)).rejects.toThrow(
      `events: ${origin}/live.json names no release of events; fill that folder with npm run offer -- events`,
    );
  });

  it('names an origin that is down', async () => {
    await expect(askOrigin('events', 'http://127.0.0.1:1')).rejects.toThrow(
      /^events: http:\/\/127\.0\.0\.1:1\/live\.json cannot be had \(.+\); look after that origin$/,
    );
  });
});

describe('originSource', () => {
  const source = () => originSource({ name: 'events', version: '0123456789abcdef' }, origin);
  const scripts = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript; charset=utf-8' };

  it('reads files of the release', async () => {
    answer = (request, response) => response.writeHead(200, scripts).end(request.url);
    expect((await source().read('remoteEntry.js')).toString()).toBe('/0123456789abcdef/remoteEntry.js');
  });

  it.each([
    [
      { ...scripts, 'access-control-allow-origin': 'https://a.example' },
      'is sent without Access-Control-Allow-Origin: *',
    ],
    [{ ...scripts, 'content-type': 'text/html' }, 'is sent as text/html, not text/javascript'],
    [{ 'access-control-allow-origin': '*' }, 'is sent as no type, not text/javascript'],
  ])('refuses a script no browser would run (%#)', async (headers, complaint) => {
    answer = send(200, 'script', headers);
    await expect(source().read('remoteEntry.js')).rejects.toThrow(complaint);
    expect((await source().read('section.css')).toString()).toBe('script');
  });
});

const packages = [
  { name: 'shell' },
  { name: 'about', origin: 'https://about.example.org/releases/' },
  { name: 'events' },
];
const asked = (value: unknown) => [...sectionOrigins(packages, JSON.stringify(value))];

describe('sectionOrigins', () => {
  it('takes them from the rows of the packages', () => {
    expect(asked({})).toEqual([['about', 'https://about.example.org/releases']]);
  });

  it('lets the environment say otherwise', () => {
    expect(asked({ about: '', events: 'http://127.0.0.1:4200/' })).toEqual([['events', 'http://127.0.0.1:4200']]);
  });

  it.each([
    [{ evens: 'https://a.example' }, "SECTION_ORIGINS names 'evens', which is no section. There are: about, events"],
    [{ shell: 'https://a.example' }, "SECTION_ORIGINS names 'shell', which is no section"],
    [{ events: 'a.example' }, "events: its origin 'a.example' is no URL; give the address of the folder"],
    [{ events: 7 }, "events: its origin '7' is no URL"],
    [{ events: 'http://a.example' }, 'events: its origin http://a.example/ is not secure; use https'],
    [{ events: 'file:///etc' }, 'events: its origin file:///etc is not secure'],
    [{ events: 'https://me:secret@a.example' }, 'events: its origin is more than a folder'],
    [['https://a.example'], 'SECTION_ORIGINS is not an object of names and URLs'],
  ])('refuses %j', (value, complaint) => {
    expect(() => asked(value)).toThrow(complaint);
  });

  it('refuses what is no JSON', () => {
    expect(() => sectionOrigins(packages, 'events=https://a.example')).toThrow('SECTION_ORIGINS is not an object');
  });
});
