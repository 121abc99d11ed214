/** @jest-environment node */
import { mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileContent } from './fileContent';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'content-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function contentOf(name: string, text?: string) {
  const file = path.join(folder, name);
  if (text !== undefined) await writeFile(file, text);
  return fileContent(file, await stat(file));
}

describe('fileContent', () => {
  it('tags the same words alike, wherever and whenever they were written', async () => {
    const { tag } = await contentOf('one', 'words');
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    expect((await contentOf('two', 'words')).tag).toBe(tag);
    await utimes(path.join(folder, 'one'), 1, 1);
    expect((await contentOf('one')).tag).toBe(tag);
  });

  it('notices a change', async () => {
    const before = await contentOf('three', 'words');
    const after = await contentOf('three', 'other words');
    expect(after.tag).not.toBe(before.tag);
    expect(String(after.bytes)).toBe('other words');
  });

  it('keeps no large file at hand', async () => {
    expect((await contentOf('large', 'a'.repeat(600_000))).bytes).toBeNull();
  });

  it('lets go of what was read long ago', async () => {
    const first = await contentOf('file-0', 'a'.repeat(500_000));
    for (let number = 1; number < 70; number += 1) await contentOf(`file-${number}`, 'a'.repeat(500_000));
    const again = await contentOf('file-0');
    expect(again).not.toBe(first);
    expect(again.tag).toBe(first.tag);
    expect(await contentOf('file-0')).toBe(again);
  });
});
