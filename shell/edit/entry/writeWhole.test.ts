/** @jest-environment node */
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeWhole } from './writeWhole';

const home = fs.mkdtempSync(path.join(tmpdir(), 'whole-'));
const file = path.join(home, 'entry.yaml');

afterAll(() => fs.rmSync(home, { recursive: true }));

describe('writeWhole', () => {
  it('replaces a file, and leaves no other file beside it', () => {
    fs.writeFileSync(file, 'before');
    const { ino } = fs.statSync(file);
    writeWhole(file, 'after');
    expect(fs.readFileSync(file, 'utf8')).toBe('after');
    // The new file has another inode, so a process that reads the old file is not disturbed.
    expect(fs.statSync(file).ino).not.toBe(ino);
    expect(fs.readdirSync(home)).toEqual(['entry.yaml']);
  });

  it('does not change the file if it cannot write the new one', () => {
    const folder = path.join(home, 'folder.yaml');
    fs.mkdirSync(path.join(folder, 'full'), { recursive: true });
    expect(() => writeWhole(folder, 'text')).toThrow();
    expect(() => writeWhole(path.join(home, 'gone/entry.yaml'), 'text')).toThrow('ENOENT');
    expect(fs.readdirSync(home).sort()).toEqual(['entry.yaml', 'folder.yaml']);
  });
});
