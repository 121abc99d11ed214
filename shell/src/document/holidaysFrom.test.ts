/** @jest-environment node */
import { holidaysFrom } from './holidaysFrom';

describe('holidaysFrom', () => {
  it('returns the federal holidays of 2026 as the Office of Personnel Management lists them, and the days around Christmas', () => {
    const days = holidaysFrom('2026-01-01').filter((day) => day.startsWith('2026'));
    expect(days).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      // Independence Day is on a Saturday, so it is observed the day before.
      '2026-07-03',
      '2026-07-04',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-24',
      '2026-12-25',
      '2026-12-26',
    ]);
  });

  it('includes the Monday after a holiday on a Sunday', () => {
    expect(holidaysFrom('2027-01-01')).toEqual(expect.arrayContaining(['2027-07-04', '2027-07-05']));
  });

  it('covers a year from the first day', () => {
    const days = holidaysFrom('2026-11-26');
    expect(days[0]).toBe('2026-11-26');
    expect(days.at(-1)).toBe('2027-11-25');
  });

  it('includes a New Year’s Day that is observed in the previous year', () => {
    expect(holidaysFrom('2027-12-30')).toContain('2027-12-31');
  });
});
