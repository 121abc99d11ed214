/** @jest-environment node */
import { acceptedEncodings } from './acceptedEncodings';

describe('acceptedEncodings', () => {
  it.each([
    [undefined, ['identity']],
    ['', ['identity']],
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['gzip', ['gzip', 'identity']],
    ['x-gzip', ['gzip', 'identity']],
    ['GZIP;Q=1', ['gzip', 'identity']],
    ['br;q=0', ['identity']],
    ['br;q=0.000, gzip', ['gzip', 'identity']],
    ['br;q=0.5, gzip;q=0.8', ['gzip', 'br', 'identity']],
    ['br ; q=0.5 , gzip ; q=0.5', ['br', 'gzip', 'identity']],
    ['identity, br;q=0.5', ['identity', 'br']],
    ['gzip;q=0.001', ['gzip', 'identity']],
    ['*', ['br', 'gzip', 'identity']],
    ['*;q=0', []],
    ['gzip, *;q=0', ['gzip']],
    ['gzip;q=0, *', ['br', 'identity']],
    ['identity;q=0', []],
    ['br;q=later', ['identity']],
    ['br;q=-1, gzip;q=7', ['gzip', 'identity']],
    ['deflate', ['identity']],
  ])('reads %p as %p', (header, encodings) => {
    expect(acceptedEncodings(header)).toEqual(encodings);
  });
});
