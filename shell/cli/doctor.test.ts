/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const failed = 'Fix the problems marked ✗, then run npm run doctor again\n';

let dist: string;

beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'doctor-'));
});

afterAll(() => rm(dist, { recursive: true }));

/** Runs `npm run doctor` on free ports, with any program as the browser. */
function doctor(env: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'shell/cli/site.ts', 'doctor'], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      SITE_DIST: dist,
      SITE_STORE: '',
      PORT: '23210',
      CHROMIUM_PATH: process.execPath,
      ...env,
    },
  });
  return { status, lines: stdout.trimEnd().split('\n'), stderr };
}

/** Returns the lines that name a problem. */
const faults = (lines: readonly string[]) => lines.filter((line) => line.startsWith('✗'));

describe('npm run doctor', () => {
  it('prints a line for each requirement of the commands', () => {
    const { status, lines, stderr } = doctor({});
    expect(lines).toEqual([
      `✓ Node ${process.versions.node}`,
      expect.stringMatching(/^✓ git version \d/),
      expect.stringMatching(/^✓ ports 23210 to \d+ are free$/),
      `✓ browser for the tests: ${process.execPath}`,
      expect.stringMatching(/^✓ \d+\.\d GB free at /),
      `✓ store ${path.join(dist, 'store.git')}: does not exist yet, npm start creates it`,
      '✓ there is no composed site here yet',
      '✓ Nobody has checked the live site from here yet: npm run watch -- <address>',
    ]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('names the port in use, and tells how to choose others', async () => {
    const server = createServer().listen(0, 'localhost');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { status, lines, stderr } = doctor({ PORT: String(port) });
    server.close();
    expect(faults(lines)).toEqual([
      `✗ port ${port} is in use. Stop the process that uses it, or choose other ports: PORT=${port + 10} npm start`,
    ]);
    expect({ status, stderr }).toEqual({ status: 1, stderr: failed });
  });

  it('reports a browser and a store that do not exist', () => {
    const { status, lines } = doctor({ CHROMIUM_PATH: '/nowhere/chromium', SITE_STORE: '/nowhere/store.git' });
    expect(faults(lines)).toEqual([
      '✗ CHROMIUM_PATH is /nowhere/chromium, which does not exist. Set it to the path of an installed browser, or unset it.',
      expect.stringMatching(
        /^✗ The store \/nowhere\/store\.git cannot be read \(.*\); .*\. Correct SITE_STORE, or ask its owner$/,
      ),
    ]);
    expect(status).toBe(1);
  });

  it('warns about unusual settings and names a remedy, while the commands still work', () => {
    const hooks = path.join(dist, 'hooks');
    mkdirSync(hooks);
    writeFileSync(path.join(hooks, 'pre-push'), '#!/bin/sh\n', { mode: 0o755 });
    const rsync = path.join(dist, 'rsync');
    writeFileSync(rsync, '#!/bin/sh\necho openrsync: protocol version 29\n', { mode: 0o755 });
    const before = process.umask(0o077);
    const settings = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'core.hooksPath', GIT_CONFIG_VALUE_0: hooks };
    const { status, lines } = doctor({ ...settings, PATH: `${dist}:${process.env['PATH']}` });
    process.umask(before);
    expect(lines.filter((line) => line.startsWith('⚠'))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^⚠ git runs hooks here \(.*hooks: pre-push\): if one rejects/),
        expect.stringMatching(/^⚠ umask 077 hides new files .* umask 022$/),
        expect.stringMatching(/^⚠ rsync here is openrsync, .*install rsync/),
      ]),
    );
    expect(status).toBe(0);
  });

  it('finds a program that listens on the other address of localhost', async () => {
    const server = createServer().listen(0, '::1');
    const hasIPv6 = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!hasIPv6) return;
    const { port } = server.address() as AddressInfo;
    const { lines } = doctor({ PORT: String(port) });
    server.close();
    expect(faults(lines)).toEqual([expect.stringMatching(`^✗ port ${port} is in use\\. `)]);
  });

  it('never prints the password of the store', () => {
    const store = path.join(dist, 'shared.git');
    spawnSync('git', ['init', '--quiet', '--bare', store]);
    const { lines } = doctor({ SITE_STORE: `file://agency:secret@localhost${store}` });
    expect(lines.join()).toMatch(/store file:\/\/localhost\S+shared\.git/i);
    expect(lines.join()).not.toContain('secret');
  });

  it('continues without git', () => {
    const { status, lines } = doctor({ PATH: '/nowhere' });
    const missing = '✗ git is not installed here. Install git 2.32 or newer';
    expect(faults(lines)).toEqual([missing, missing]);
    expect(lines).toHaveLength(8);
    expect(status).toBe(1);
  });
});
