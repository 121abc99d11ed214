/** @jest-environment node */
import { isoClinicTime } from './isoClinicTime';

describe('isoClinicTime', () => {
  it.each([
    ['2025-04-10', '6:00 PM', '2025-04-10T18:00:00-05:00'],
    ['2025-11-08', '7:00 AM', '2025-11-08T07:00:00-06:00'],
    ['2025-07-06', '12:00 AM', '2025-07-06T00:00:00-05:00'],
    ['2025-12-31', '11:30 PM', '2025-12-31T23:30:00-06:00'],
  ] as const)('says that %s, %s is %s', (day, time, iso) => {
    expect(isoClinicTime(day, time)).toBe(iso);
  });

  it.each([
    ['2025-03-09', '1:00 AM', '-06:00'],
    ['2025-03-09', '8:00 AM', '-05:00'],
    ['2025-11-02', '12:30 AM', '-05:00'],
    ['2025-11-02', '8:00 AM', '-06:00'],
    // A repeated hour, and a skipped one.
    ['2026-11-01', '12:59 AM', '-05:00'],
    ['2026-11-01', '1:30 AM', '-05:00'],
    ['2026-11-01', '2:00 AM', '-06:00'],
    ['2026-03-08', '1:59 AM', '-06:00'],
    ['2026-03-08', '2:30 AM', '-06:00'],
    ['2026-03-08', '3:00 AM', '-05:00'],
  ] as const)('follows the clocks as they change on %s before %s', (day, time, offset) => {
    expect(isoClinicTime(day, time).endsWith(offset)).toBe(true);
  });

  it.each([
    ['America/New_York', '2025-04-10', '6:00 PM', '-04:00'],
    ['America/New_York', '2025-11-08', '7:00 AM', '-05:00'],
    ['America/Denver', '2025-04-10', '6:00 PM', '-06:00'],
    ['America/Denver', '2025-11-08', '7:00 AM', '-07:00'],
    ['America/Phoenix', '2025-07-06', '12:00 PM', '-07:00'],
    ['America/Phoenix', '2025-12-06', '12:00 PM', '-07:00'],
    ['America/Anchorage', '2025-07-06', '11:59 PM', '-08:00'],
    ['Pacific/Honolulu', '2025-07-06', '12:00 AM', '-10:00'],
    ['Pacific/Guam', '2025-07-06', '12:00 AM', '+10:00'],
    ['Europe/London', '2025-12-06', '12:00 PM', '+00:00'],
    ['Asia/Kathmandu', '2025-12-06', '12:00 PM', '+05:45'],
    ['America/St_Johns', '2025-07-06', '12:00 PM', '-02:30'],
    ['America/St_Johns', '2025-12-06', '12:00 PM', '-03:30'],
    // A repeated hour, and a skipped one.
    ['America/St_Johns', '2026-11-01', '1:30 AM', '-02:30'],
    ['America/St_Johns', '2026-11-01', '2:00 AM', '-03:30'],
    ['America/St_Johns', '2026-03-08', '2:30 AM', '-03:30'],
    ['America/St_Johns', '2026-03-08', '3:00 AM', '-02:30'],
    ['America/New_York', '2026-11-01', '1:59 AM', '-04:00'],
    ['America/New_York', '2026-03-08', '2:00 AM', '-05:00'],
    // The clocks change by half an hour, and a whole day is skipped.
    ['Australia/Lord_Howe', '2026-04-05', '1:45 AM', '+11:00'],
    ['Australia/Lord_Howe', '2026-04-05', '2:00 AM', '+10:30'],
    ['Pacific/Apia', '2011-12-30', '12:00 PM', '-10:00'],
    ['Pacific/Apia', '2011-12-31', '12:00 AM', '+14:00'],
  ] as const)('follows the clocks of %s on %s at %s: %s', (timeZone, day, time, offset) => {
    const iso = isoClinicTime(day, time, timeZone);
    expect(iso.slice(-6)).toBe(offset);
    expect(iso.startsWith(`${day}T`)).toBe(true);
  });
});
