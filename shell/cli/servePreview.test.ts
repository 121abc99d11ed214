/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { exampleSite } from '../../e2e/fixtures/hosts/exampleSite';

const root = path.resolve(__dirname, '../..');

let dist: string;
let running: ChildProcess | undefined;

beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'dist-'));
  await exampleSite(path.join(dist, 'site'));
});

afterEach(() => running?.kill('SIGKILL'));
afterAll(() => rm(dist, { recursive: true }));

const preview = [process.execPath, '--import', 'tsx', 'shell/cli/site.ts', 'preview'];

/** Starts `npm run preview` with its own environment. */
function start(env: Record<string, string>, [program = '', ...args] = preview) {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, SITE_DIST: dist, ...env },
  });
  running = child;
  let output = '';
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  );
  const said = () => output;
  const port = new Promise<number>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += String(text);
        const [, named] = /http:\/\/\S+:(\d+)\n/.exec(output) ?? [];
        if (named) resolve(Number(named));
      });
    }
  });
  return { port, ended, said };
}

const listensAt = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host });
    socket.on('connect', () => socket.destroy()).on('error', () => resolve(false));
    socket.on('close', (hadError) => resolve(!hadError));
  });

describe('npm run preview', () => {
  jest.setTimeout(30_000);

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'serves only this machine, and ends within a second of %s even during requests',
    async (signal) => {
      const { port: started, ended } = start({ PORT: '0', HOST: '' });
      const port = await started;
      expect((await fetch(`http://127.0.0.1:${port}/events`)).status).toBe(200);
      expect(await listensAt(port, '127.0.0.2')).toBe(false);
      const dawdling = connect({ port, host: '127.0.0.1' }).on('error', () => {});
      await once(dawdling, 'connect');
      dawdling.write('GET / HTTP/1.1\r\nHost: a\r\n');
      const asked = Date.now();
      running?.kill(signal);
      expect((await ended).code).toBe(0);
      expect(Date.now() - asked).toBeLessThan(1000);
    },
  );

  it('ends if its parent process is killed', async () => {
    const command = `"${process.execPath}" --import tsx shell/cli/site.ts preview; true`;
    const { port: started } = start({ PORT: '0' }, ['sh', '-c', command]);
    const port = await started;
    running?.kill('SIGKILL');
    const deadline = Date.now() + 10_000;
    while ((await listensAt(port, '127.0.0.1')) && Date.now() < deadline) await sleep(100);
    expect(await listensAt(port, '127.0.0.1')).toBe(false);
  });

  it('serves at the address that HOST names', async () => {
    const port = await start({ PORT: '0', HOST: '127.0.0.2' }).port;
    expect(await listensAt(port, '127.0.0.2')).toBe(true);
    expect(await listensAt(port, '127.0.0.1')).toBe(false);
  });

  it('prints its own address, even if another program answers as localhost', async () => {
    const alone = start({ PORT: '0', HOST: '' });
    const free = await alone.port;
    const other = createServer().listen(0, '::1');
    const hasIPv6 = await once(other, 'listening').then(
      () => true,
      () => false,
    );
    expect(alone.said()).toBe(`The site is at http://localhost:${free}\n`);
    expect(await listensAt(free, '::1')).toBe(hasIPv6);
    running?.kill();
    await alone.ended;
    if (!hasIPv6) return;
    const { port } = other.address() as AddressInfo;
    const beside = start({ PORT: String(port), HOST: '' });
    await beside.port;
    other.close();
    expect(beside.said()).toBe(`The site is at http://127.0.0.1:${port}\n`);
  });

  it('reports a port in use in one line', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, output } = await start({ PORT: String(port) }).ended;
    other.close();
    expect(code).toBe(1);
    expect(output).toBe(
      `Port ${port} is in use. Stop the process that uses it, or choose another: PORT=${port + 1} npm start\n`,
    );
  });

  it.each([
    [{ PORT: 'many' }, "PORT is 'many'. Set it to a number from 0 to 65535\n"],
    [{ PORT: '0', HOST: '192.0.2.1' }, "HOST is '192.0.2.1', which is not an address of this machine\n"],
    [
      { PORT: '0', SITE_DIST: '/nowhere' },
      'The site is not composed yet. Run npm run build, or npm run compose if SITE_STORE is set\n',
    ],
  ])('reports the problem with %p in one line', async (env, line) => {
    expect(await start(env as Record<string, string>).ended).toEqual({ code: 1, output: line });
  });
});
