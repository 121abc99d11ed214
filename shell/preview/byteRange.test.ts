/** @jest-environment node */
import { byteRange } from './byteRange';

describe('byteRange', () => {
  it.each([
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=8-99', { start: 8, end: 9 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['BYTES= 1-2 ', { start: 1, end: 2 }],
  ])('reads %p of ten bytes', (header, range) => {
    expect(byteRange(header, 10)).toEqual(range);
  });

  it.each(['bytes=10-', 'bytes=10-12', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
    'refuses %p of ten bytes',
    (header) => {
      expect(byteRange(header, 10)).toBe('unsatisfiable');
    },
  );

  it.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,4-5', 'bytes=a-b', 'lines=0-3', 'bytes=1--2'])(
    'leaves the file whole for %p',
    (header) => {
      expect(byteRange(header, 10)).toBeNull();
    },
  );

  it('has no part of an empty file', () => {
    expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(byteRange('bytes=-5', 0)).toBe('unsatisfiable');
  });
});
