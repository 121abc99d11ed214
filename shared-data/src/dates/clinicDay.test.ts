/** @jest-environment node */
import { addDays, weekdayOf } from './clinicDay';

describe('addDays', () => {
  it('crosses months, years and leap days', () => {
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2025-03-01', -1)).toBe('2025-02-28');
    expect(addDays('2025-07-06', 27)).toBe('2025-08-02');
  });

  it('is independent of daylight saving time', () => {
    expect(addDays('2025-03-08', 2)).toBe('2025-03-10');
    expect(addDays('2025-11-01', 2)).toBe('2025-11-03');
  });
});

describe('weekdayOf', () => {
  it.each([
    ['2025-04-10', 'Thursday'],
    ['2025-11-08', 'Saturday'],
    ['2025-07-06', 'Sunday'],
    ['2025-04-07', 'Monday'],
  ] as const)('knows that %s is a %s', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
  });
});
