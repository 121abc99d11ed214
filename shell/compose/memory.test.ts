/** @jest-environment node */
import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { dirs } from '../system/dirs';
import { forgetOldest, readCache, remember, writeCache } from './memory';

jest.mock('../system/dirs', () => {
  const { tmpdir } = jest.requireActual<{ tmpdir: () => string }>('node:os');
  return {
    dirs: { cache: `${tmpdir()}/memory-of-${process.pid}`, compose: __dirname, system: `${__dirname}/../system` },
  };
});

const folder = path.join(dirs.cache, 'memory');
afterEach(() => rmSync(dirs.cache, { recursive: true, force: true }));

describe('remember', () => {
  it('makes a value once for the same inputs, and again for other inputs', async () => {
    let made = 0;
    const value = (...inputs: readonly string[]) => remember('page', inputs, () => Promise.resolve({ made: ++made }));
    expect(await value('section-1', 'shell-1')).toEqual({ made: 1 });
    expect(await value('section-1', 'shell-1')).toEqual({ made: 1 });
    expect(await value('section-1', 'shell-2')).toEqual({ made: 2 });
    expect(await remember('verdict', ['section-1', 'shell-1'], () => Promise.resolve('other'))).toBe('other');
  });

  it('makes a value once for callers at the same time', async () => {
    let made = 0;
    const value = () => remember('page', ['same'], () => Promise.resolve(++made));
    expect(await Promise.all([value(), value(), value()])).toEqual([1, 1, 1]);
  });

  it('makes a value again when a rule of shared-data changes', async () => {
    const valueWith = async (rule: string) => {
      jest.resetModules();
      const fs = jest.requireActual<{ readFileSync: (file: string) => Buffer }>('node:fs');
      const readFileSync = (file: string) => (file.endsWith('schemas/fields.ts') ? rule : fs.readFileSync(file));
      jest.doMock('node:fs', () => ({ ...fs, readFileSync }));
      const memory = await import('./memory');
      return memory.remember('page', [], () => Promise.resolve(rule));
    };
    expect(await valueWith('at most 160')).toBe('at most 160');
    expect(await valueWith('at most 120')).toBe('at most 120');
  });

  it('makes a value again when a program has another name', async () => {
    const valueWith = async (names: readonly string[]) => {
      jest.resetModules();
      const fs = jest.requireActual<object>('node:fs');
      const folder = { readdirSync: () => names, readFileSync: () => 'the same program' };
      jest.doMock('node:fs', () => ({ ...fs, ...folder }));
      const memory = await import('./memory');
      return memory.remember('page', [], () => Promise.resolve(names));
    };
    expect(await valueWith(['a.ts'])).toEqual(['a.ts']);
    expect(await valueWith(['b.ts'])).toEqual(['b.ts']);
  });

  it('does not cache failures, and makes a lost value again', async () => {
    await expect(remember('page', ['a'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await remember('page', ['a'], () => Promise.resolve(1))).toBe(1);
    const [file = ''] = readdirSync(folder);
    writeFileSync(path.join(folder, file), '{"cut');
    expect(await remember('page', ['a'], () => Promise.resolve(2))).toBe(2);
  });
});

describe('readCache', () => {
  const file = path.join(dirs.cache, 'build.json');
  const build = z.object({ tree: z.string() });

  it('returns what was written', async () => {
    await writeCache(file, { tree: 'a' });
    expect(await readCache(file, build)).toEqual({ tree: 'a' });
  });

  it.each(['', '{"tree":"a', '\0\0\0', 'null', '[]', '{"tree":1}'])('returns nothing for %j', async (text) => {
    await writeCache(file, null);
    writeFileSync(file, text);
    expect(await readCache(file, build)).toBeUndefined();
  });

  it('returns nothing for a file that is missing, or a folder', async () => {
    expect(await readCache(path.join(dirs.cache, 'nowhere.json'), build)).toBeUndefined();
    expect(await readCache(__dirname, build)).toBeUndefined();
  });
});

describe('forgetOldest', () => {
  it('keeps the values with the latest use that fit', async () => {
    await remember('page', ['old'], () => Promise.resolve('x'.repeat(60)));
    for (const name of readdirSync(folder)) utimesSync(path.join(folder, name), 1, 1);
    await remember('page', ['new'], () => Promise.resolve('y'.repeat(60)));
    await forgetOldest(100);
    expect(await remember('page', ['new'], () => Promise.resolve('made again'))).toBe('y'.repeat(60));
    expect(await remember('page', ['old'], () => Promise.resolve('made again'))).toBe('made again');
  });
});
