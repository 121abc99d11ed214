import { weekdayOf } from './weekdayOf';

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
