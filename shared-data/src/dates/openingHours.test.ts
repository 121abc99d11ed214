/** @jest-environment node */
import { exampleHours } from '../../fixtures/exampleHours';
import { openHoursOn, parseClockTime } from './openingHours';

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
    'rejects %j',
    (text) => {
      expect(() => parseClockTime(text)).toThrow(RangeError);
    },
  );
});

const christmas = { from: 'December 24, 2026', to: 'December 25, 2026', reason: 'Christmas' };

describe('openHoursOn', () => {
  it('returns the hours of the week', () => {
    expect(openHoursOn('2026-12-23', exampleHours, [])).toEqual({ opens: '8:00 AM', closes: '5:00 PM' });
    expect(openHoursOn('2026-12-25', exampleHours, [])).toEqual({ opens: '8:00 AM', closes: '12:00 PM' });
    expect(openHoursOn('2026-12-26', exampleHours, [])).toBeNull();
  });

  it('returns null from the first to the last day of a closure, but not around it', () => {
    const isOpen = (day: '2026-12-23' | '2026-12-24' | '2026-12-25' | '2026-12-28') =>
      openHoursOn(day, exampleHours, [christmas]) !== null;
    expect([isOpen('2026-12-23'), isOpen('2026-12-24'), isOpen('2026-12-25'), isOpen('2026-12-28')]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});
