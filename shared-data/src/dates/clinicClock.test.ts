/** @jest-environment node */
import { clinicClock } from './clinicClock';

const clockAt = (instant: string) => clinicClock(Date.parse(instant));

describe('clinicClock', () => {
  it('counts midnight as the first minute of the day', () => {
    expect(clockAt('2025-04-10T05:00:00Z')).toEqual({ day: '2025-04-10', minutes: 0 });
    expect(clockAt('2025-04-11T04:59:59Z')).toEqual({ day: '2025-04-10', minutes: 1439 });
  });

  it('skips the hour that daylight saving time removes', () => {
    expect(clockAt('2025-03-09T07:59:00Z').minutes).toBe(119);
    expect(clockAt('2025-03-09T08:00:00Z').minutes).toBe(180);
  });

  it('repeats the hour at the end of daylight saving time', () => {
    expect(clockAt('2025-11-02T06:30:00Z').minutes).toBe(90);
    expect(clockAt('2025-11-02T07:30:00Z').minutes).toBe(90);
  });

  it.each([
    ['America/Denver', '2025-04-10', 17 * 60 + 30],
    ['America/St_Johns', '2025-04-10', 21 * 60],
    ['Pacific/Guam', '2025-04-11', 9 * 60 + 30],
  ])('shows the clock of %s', (timeZone, day, minutes) => {
    expect(clinicClock(Date.parse('2025-04-10T23:30:00Z'), timeZone)).toEqual({ day, minutes });
  });
});
