/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { takenBefore } from './takePicture';

describe('takenBefore', () => {
  it('knows a photograph by its bytes, whatever it is called now', () => {
    const originals = mkdtempSync(path.join(tmpdir(), 'originals-'));
    writeFileSync(path.join(originals, 'meadow.30-20.jpg'), 'a meadow');
    expect(takenBefore(originals, Buffer.from('a meadow'), ['walk', 'meadow'])).toBe('meadow');
    expect(takenBefore(originals, Buffer.from('a garden'), ['walk', 'meadow'])).toBeUndefined();
    // Its picture may be gone, and the folder is made with the first photograph.
    expect(takenBefore(originals, Buffer.from('a meadow'), ['walk'])).toBeUndefined();
    rmSync(originals, { recursive: true });
    expect(takenBefore(originals, Buffer.from('a meadow'), ['meadow'])).toBeUndefined();
  });
});
