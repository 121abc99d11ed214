import { parseClockTime } from './parseClockTime';

describe('parseClockTime', () => {
  it.each([
    ['12:00 AM', 0],
    ['12:30 AM', 30],
    ['8:00 AM', 480],
    ['12:00 PM', 720],
    ['12:59 PM', 779],
    ['1:00 PM', 780],
    ['11:59 PM', 1439],
  ])('reads %s', (text, minutes) => {
    expect(parseClockTime(text)).toBe(minutes);
  });

  it.each(['8 AM', '08:00 AM', '8:00', '13:00 PM', '0:30 AM', '8:60 AM', '8:00 am', '8:00 AM ', ''])(
    'refuses %j',
    (text) => {
      expect(() => parseClockTime(text)).toThrow(RangeError);
    },
  );
});
