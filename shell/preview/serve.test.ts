/** @jest-environment node */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exampleSite } from './exampleSite';
import { ask } from './rawExchange';

const root = path.resolve(__dirname, '../..');
const preview = ['--import', 'tsx', 'shell/compose/commands/preview.ts'];

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

let dist: string;
let running: ChildProcess | undefined;

beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'dist-'));
  await exampleSite(path.join(dist, 'site'));
});

afterEach(() => running?.kill('SIGKILL'));
afterAll(() => rm(dist, { recursive: true }));

/** Starts `npm run preview` with an environment of its own. */
function start(env: Record<string, string>): { started: Promise<number>; ended: Promise<Ended> } {
  const child = spawn(process.execPath, preview, { cwd: root, env: { ...process.env, SITE_DIST: dist, ...env } });
  running = child;
  let said = '';
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, said })));
  const started = new Promise<number>((resolve) => {
    const listen = (text: Buffer) => {
      said += String(text);
      const [, port] = /http:\/\/localhost:(\d+)/.exec(said) ?? [];
      if (port) resolve(Number(port));
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
  });
  return { started, ended };
}

const answers = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host });
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

describe('npm run preview', () => {
  jest.setTimeout(30_000);

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'serves this machine alone, and ends within a second of %s',
    async (signal) => {
      const { started, ended } = start({ PORT: '0' });
      const port = await started;
      expect((await ask(port, '/events')).status).toBe(200);
      expect(await answers(port, '127.0.0.2')).toBe(false);
      // Neither a reader between two requests nor one that never finishes its question holds it up.
      const idle = connect({ port, host: '127.0.0.1' }).on('error', () => {});
      const dawdling = connect({ port, host: '127.0.0.1' }).on('error', () => {});
      dawdling.write('GET / HTTP/1.1\r\nHost: a\r\n');
      await new Promise((resolve) => dawdling.on('ready', resolve));
      const asked = Date.now();
      running?.kill(signal);
      const { code } = await ended;
      expect(Date.now() - asked).toBeLessThan(1000);
      expect(code).toBe(0);
      idle.destroy();
      dawdling.destroy();
    },
  );

  it('serves this machine alone where HOST is empty', async () => {
    const port = await start({ PORT: '0', HOST: '' }).started;
    expect(await answers(port, '127.0.0.1')).toBe(true);
    expect(await answers(port, '127.0.0.2')).toBe(false);
  });

  it('serves where HOST says', async () => {
    const { started } = start({ PORT: '0', HOST: '127.0.0.2' });
    const port = await started;
    expect(await answers(port, '127.0.0.2')).toBe(true);
    expect(await answers(port, '127.0.0.1')).toBe(false);
  });

  it('says in one line that the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.on('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, said } = await start({ PORT: String(port) }).ended;
    other.close();
    expect(code).toBe(1);
    expect(said).toBe(`Port ${port} is in use; stop what uses it, or choose another: PORT=${port + 1} npm start\n`);
  });

  it.each([
    [{ PORT: 'many' }, "PORT is 'many'; give it a number from 0 to 65535\n"],
    [{ PORT: '70000' }, "PORT is '70000'; give it a number from 0 to 65535\n"],
    [{ PORT: '0', HOST: '192.0.2.1' }, "HOST is '192.0.2.1', which is no address of this machine\n"],
    [{ PORT: '0', SITE_DIST: '/nowhere' }, 'Nothing is built yet; run npm start, or npm run build first\n'],
  ])('says in one line what is wrong with %p', async (env, line) => {
    expect(await start(env as Record<string, string>).ended).toEqual({ code: 1, said: line });
  });
});
