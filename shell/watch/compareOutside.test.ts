/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasNginx } from '../hosts/localNginx';
import type { Commit } from '../compose/store/Commit';
import type { Status } from '../compose/write/Status';
import { compareHost, compareStore } from './compareOutside';

const now = Date.parse('2026-11-24T12:00:00Z');
const commit = (id: string, at: string): Commit => ({ id, tree: id, author: 'Ann', at, subject: 'Sing', trailers: {} });
const live = { name: 'choir', commit: 'old', version: '1', since: '', by: 'Ann', message: '', pages: 1 };
const status = { tips: { choir: 'old' }, packages: [live] } as unknown as Status;

describe('compareStore', () => {
  it('reports a release that has waited for more than two hours', () => {
    const branches = (at: string) =>
      new Map([['choir', [commit('new0123456789', at), commit('old', '2026-01-01T00:00:00Z')]]]);
    expect(compareStore(status, branches('2026-11-24T09:59:00Z'), now)).toEqual([
      expect.objectContaining({ kind: 'old', address: '/releases/choir/', got: 'old' }),
    ]);
    expect(compareStore(status, branches('2026-11-24T10:01:00Z'), now)).toEqual([]);
    expect(
      compareStore({ ...status, tips: { choir: 'new0123456789' } }, branches('2026-11-24T01:00:00Z'), now),
    ).toEqual([]);
  });
});

describe('compareHost', () => {
  (hasNginx() ? it : it.skip)('reports a certificate that expires within 14 days', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
    const [key, cert] = ['key.pem', 'cert.pem'].map((file) => path.join(folder, file));
    const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '10', '-subj', '/CN=localhost'];
    execFileSync('openssl', [...args, '-keyout', key ?? '', '-out', cert ?? ''], { stdio: 'ignore' });
    const server = createSecureServer({ key: readFileSync(key ?? ''), cert: readFileSync(cert ?? '') });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const kinds = async (then: number) => (await compareHost(origin, then)).map(({ kind }) => kind);
    expect(await kinds(Date.now())).toEqual(['certificate']);
    expect(await kinds(Date.now() - 30 * 24 * 60 * 60_000)).toEqual([]);
    server.close();
    rmSync(folder, { recursive: true });
  });

  it('reports a domain that leads elsewhere', async () => {
    const server = createServer((_, response) => response.writeHead(302, { location: 'https://parked.test/' }).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const faults = await compareHost(origin, now);
    server.close();
    expect(faults).toEqual([expect.objectContaining({ kind: 'domain', wanted: origin, got: 'https://parked.test' })]);
  });
});
