/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { staff } from '../src/staff';
import { pictureNameOf, portraitNameOf } from '../compile/pictureNameOf';

const sharedData = path.join(__dirname, '..');
const colleague = pictureNameOf(staff[1]?.name ?? '');

let home: string;
beforeEach(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  for (const folder of ['src', 'pictures', 'photographs/portrait', '../shell/static']) {
    mkdirSync(path.join(home, 'shared-data', folder), { recursive: true });
  }
  for (const part of ['package.json', 'art/mark']) {
    cpSync(path.join(sharedData, part), path.join(home, 'shared-data', part), { recursive: true });
  }
  cpSync(path.join(sharedData, 'fixtures/entries'), path.join(home, 'shared-data/entries'), { recursive: true });
  const portrait = sharp({ create: { width: 640, height: 640, channels: 3, background: '#888' } });
  for (const name of [colleague, 'nobody']) await portrait.clone().toFile(photograph(`${name}.jpg`));
});
afterEach(() => {
  rmSync(home, { recursive: true });
});

const photograph = (file: string) => path.join(home, 'shared-data/photographs/portrait', file);
const run = (...more: string[]) =>
  spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      path.join(sharedData, '../shell/cli/site.ts'),
      'pictures',
      path.join(home, 'shared-data'),
      ...more,
    ],
    {
      encoding: 'utf8',
      cwd: sharedData,
    },
  );

describe('npm run pictures', () => {
  it('warns about an unused photograph, but not about one that is named after a person', () => {
    const { status, stdout, stderr } = run();
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.split('\n').filter((line) => line.startsWith('⚠'))).toEqual([
      expect.stringMatching(/^⚠ photographs\/portrait\/nobody\.master\.jpg is not used\. /),
    ]);
    expect(stdout).toContain('2 pictures in 12 files, 12 of them new');
  });

  it('reports a damaged photograph in one line, and changes nothing', () => {
    writeFileSync(photograph('broken.jpg'), 'hello');
    const { status, stdout, stderr } = run();
    expect({ status, stdout, lines: stderr.trim().split('\n') }).toEqual({
      status: 1,
      stdout: '',
      lines: [
        'Nothing was changed:',
        expect.stringMatching(/^photographs\/portrait\/broken\.jpg is damaged or not a picture/),
      ],
    });
    expect(existsSync(photograph('nobody.jpg'))).toBe(true);
  });

  it('replaces a photograph of the same name only with --replace', async () => {
    run();
    const other = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#c33' } })
      .jpeg()
      .toBuffer();
    const master = () => readFileSync(photograph('nobody.master.jpg'));
    const before = master();
    writeFileSync(photograph('nobody.jpg'), other);
    const refused = run();
    expect({ status: refused.status, lines: refused.stderr.trim().split('\n') }).toEqual({
      status: 1,
      lines: [
        'Nothing was changed:',
        'photographs/portrait/nobody.jpg would replace photographs/portrait/nobody.master.jpg. Rename it, or run npm run pictures -- --replace=nobody',
      ],
    });
    expect(master().equals(before)).toBe(true);
    expect(run('--replace=nobody').status).toBe(0);
    expect(master().equals(before)).toBe(false);
  });

  it('accepts the name of a person in any script, and tells similar names apart', async () => {
    const faces = { '김민수 RN': '#111', '이서연 RN': '#eee' };
    for (const [person, background] of Object.entries(faces)) {
      // macOS decomposes file names.
      const file = photograph(`${person.normalize('NFD')}.jpg`);
      await sharp({ create: { width: 640, height: 640, channels: 3, background } }).toFile(file);
    }
    expect(run().status).toBe(0);
    const masters = readdirSync(photograph('.')).filter((file) => file.endsWith('.master.jpg'));
    for (const person of Object.keys(faces)) expect(masters).toContain(`${portraitNameOf(person)}.master.jpg`);
    expect(masters).toHaveLength(4);
  });
});
