/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assertWritable } from './storeDamage';

const mockLocked = new Set<string>();
// The system lets an administrator write everywhere.
jest.mock('node:fs', () => ({
  ...jest.requireActual<object>('node:fs'),
  accessSync: (file: string) => {
    if (mockLocked.has(file)) throw Object.assign(new Error('no'), { code: 'EACCES' });
  },
}));

describe('assertWritable', () => {
  const store = mkdtempSync(path.join(tmpdir(), 'store-'));
  afterAll(() => rmSync(store, { recursive: true }));

  it.each(['objects', 'refs/heads', 'refs/heads/releases'])('names the folder %s that cannot be written', (part) => {
    for (const folder of ['objects', 'refs/heads/releases']) mkdirSync(path.join(store, folder), { recursive: true });
    expect(() => assertWritable(store)).not.toThrow();
    mockLocked.add(path.join(store, part));
    expect(() => assertWritable(store)).toThrow(
      `The store ${store} accepts no release: this account cannot write to ${path.join(store, part)}; make it writable, or name another store in SITE_STORE`,
    );
    mockLocked.clear();
  });

  it('does not look at a store of another machine', () => {
    expect(() => assertWritable('ssh://git.example.org/site.git')).not.toThrow();
  });
});
