/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dirs } from '../../system/dirs';
import { runProgram } from '../../system/runProgram';
import { takenBefore, takePicture } from './takePicture';

jest.mock('../../system/dirs', () => ({ dirs: { root: '' } }));
jest.mock('../../system/runProgram', () => ({ runProgram: jest.fn() }));
jest.mock('./pictureTable', () => ({ reloadTable: () => Promise.resolve() }));

let root: string;
const photograph = (file: string) => path.join(root, 'shared-data/photographs', file);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'photographs-'));
  Object.assign(dirs, { root });
  for (const folder of ['portrait', 'card']) mkdirSync(photograph(folder), { recursive: true });
  jest.mocked(runProgram).mockReset().mockResolvedValue({ isGood: true, code: 0, said: '', stdout: '', stderr: '' });
});
afterEach(() => rmSync(root, { recursive: true }));

describe('takenBefore', () => {
  it('recognizes a photograph by its bytes, under any name', () => {
    const originals = mkdtempSync(path.join(tmpdir(), 'originals-'));
    writeFileSync(path.join(originals, 'meadow.30-20.jpg'), 'a meadow');
    expect(takenBefore(originals, Buffer.from('a meadow'), ['walk', 'meadow'])).toBe('meadow');
    expect(takenBefore(originals, Buffer.from('a garden'), ['walk', 'meadow'])).toBeUndefined();
    // The picture can be missing, and the first photograph creates the folder.
    expect(takenBefore(originals, Buffer.from('a meadow'), ['walk'])).toBeUndefined();
    rmSync(originals, { recursive: true });
    expect(takenBefore(originals, Buffer.from('a meadow'), ['meadow'])).toBeUndefined();
  });
});

describe('takePicture', () => {
  it('gives two people whose names have no Latin letters different portraits', async () => {
    const taken = [];
    for (const person of ['김민수 RN', '이서연 RN', '김민수', '王伟', '王薇', 'נועה', '🌸'])
      taken.push(await takePicture(Buffer.from(person), 'portrait.jpg', person));
    const names = taken.map((one) => ('name' in one ? one.name : ''));
    expect(new Set(names).size).toBe(7);
    // The command does not move the files. Each file still shows its own person.
    expect(readFileSync(photograph(`portrait/${names[0]}.jpg`), 'utf8')).toBe('김민수 RN');
    expect(jest.mocked(runProgram).mock.calls.map(([, args]) => args.at(-1))).toEqual(
      names.map((name) => `--replace=${name}`),
    );
  });

  it.each(['축제.JPG', '!!!.jpg', 'aux.jpg', 'IMG_0001.jpeg', '\u{1f338}.png'])(
    'makes a name for %s',
    async (called) => {
      const taken = await takePicture(Buffer.from('a meadow'), called, null);
      expect(taken).toEqual({ name: expect.stringMatching(/^(?!aux$)[a-z0-9]+(-[a-z0-9]+)*$/) as string });
    },
  );

  it('overwrites no photograph that is not encoded yet', async () => {
    writeFileSync(photograph('portrait/robin-lee.png'), 'theirs');
    writeFileSync(photograph('card/meadow.jpg'), 'theirs');
    expect(await takePicture(Buffer.from('mine'), 'portrait.png', 'Robin Lee')).toEqual({
      problem: 'photographs/portrait/robin-lee.png is not encoded yet: run npm run pictures first, or remove it',
    });
    expect(await takePicture(Buffer.from('mine'), 'Meadow.jpg', null)).toEqual({ name: 'meadow-2' });
    expect(readFileSync(photograph('portrait/robin-lee.png'), 'utf8')).toBe('theirs');
    expect(readFileSync(photograph('card/meadow.jpg'), 'utf8')).toBe('theirs');
    expect(existsSync(photograph('card/meadow-2.jpg'))).toBe(true);
  });
});
