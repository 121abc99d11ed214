import { parseEventDate } from './parseEventDate';

describe('parseEventDate', () => {
  it.each([
    ['April 10, 2025', '2025-04-10'],
    ['November 8, 2025', '2025-11-08'],
    ['July 6, 2025', '2025-07-06'],
    ['February 29, 2028', '2028-02-29'],
    ['December 31, 1999', '1999-12-31'],
  ])('reads %s', (text, day) => {
    expect(parseEventDate(text)).toBe(day);
  });

  it.each([
    '31 February 2025',
    'February 31, 2025',
    'February 29, 2025',
    'February 29, 2100',
    'June 31, 2025',
    'April 0, 2025',
    'April 010, 2025',
    'Apr 10, 2025',
    'april 10, 2025',
    'April 10 2025',
    'April 10, 25',
    ' April 10, 2025',
    'April 10, 2025\n',
    '2025-04-10',
    '',
  ])('refuses %j', (text) => {
    expect(() => parseEventDate(text)).toThrow(RangeError);
  });
});
