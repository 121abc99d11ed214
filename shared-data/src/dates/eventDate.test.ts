/** @jest-environment node */
import { dayIn, formatDate, formatLongDate, parseEventDate } from './eventDate';

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
    'April 10, 1025',
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
  ])('rejects %j', (text) => {
    expect(() => parseEventDate(text)).toThrow(RangeError);
  });
});

describe('formatLongDate', () => {
  it('names the day of the week', () => {
    expect(formatLongDate('2025-04-10')).toBe('Thursday, April 10, 2025');
    expect(formatLongDate('2024-01-01')).toBe('Monday, January 1, 2024');
  });
});

describe('formatDate', () => {
  it('writes days without a leading zero', () => {
    expect(formatDate('2024-03-05')).toBe('March 5, 2024');
  });

  it('is the reverse of parseEventDate', () => {
    expect(parseEventDate(formatDate('2025-12-31'))).toBe('2025-12-31');
  });
});

describe('dayIn', () => {
  it.each([
    ['April 10, 2025', '2025-04-10'],
    ['2025-04-10', '2025-04-10'],
    ['2025-02-30', undefined],
    ['February 30, 2025', undefined],
    ['soon', undefined],
  ])('reads %s', (text, day) => {
    expect(dayIn(text)).toBe(day);
  });
});
