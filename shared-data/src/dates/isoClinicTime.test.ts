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
});
