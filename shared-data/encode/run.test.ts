/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { staff } from '../src/staff';
import { pictureNameOf } from '../src/pictureNameOf';

const sharedData = path.join(__dirname, '..');
const colleague = pictureNameOf(staff[1]?.name ?? '');

let home: string;
beforeEach(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  for (const folder of ['pictures', 'photographs/portrait', '../shell/static']) {
    mkdirSync(path.join(home, 'shared-data', folder), { recursive: true });
  }
  for (const part of ['src', 'entries', 'package.json', 'art/mark']) {
    cpSync(path.join(sharedData, part), path.join(home, 'shared-data', part), { recursive: true });
  }
  const portrait = sharp({ create: { width: 640, height: 640, channels: 3, background: '#888' } });
  for (const name of [colleague, 'nobody']) await portrait.clone().toFile(photograph(`${name}.jpg`));
});
afterEach(() => {
  rmSync(home, { recursive: true });
});

const photograph = (file: string) => path.join(home, 'shared-data/photographs/portrait', file);
const run = () =>
  spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(sharedData, 'encode/run.ts'), path.join(home, 'shared-data')],
    {
      encoding: 'utf8',
      cwd: sharedData,
    },
  );

describe('npm run pictures', () => {
  it('warns of a photograph that nobody uses, and of none that bears the name of its person', () => {
    const { status, stdout, stderr } = run();
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.split('\n').filter((line) => line.startsWith('⚠'))).toEqual([
      expect.stringMatching(/^⚠ photographs\/portrait\/nobody\.master\.jpg is shown nowhere;/),
    ]);
    expect(stdout).toContain('2 pictures in 12 files, 12 of them new');
  });

  it('stops at a broken one with a line for it, and changes nothing', () => {
    writeFileSync(photograph('broken.jpg'), 'hello');
    const { status, stdout, stderr } = run();
    expect({ status, stdout, lines: stderr.trim().split('\n') }).toEqual({
      status: 1,
      stdout: '',
      lines: [
        'Nothing was changed:',
        expect.stringMatching(/^photographs\/portrait\/broken\.jpg is damaged or no picture/),
      ],
    });
    expect(existsSync(photograph('nobody.jpg'))).toBe(true);
  });
});
