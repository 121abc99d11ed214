import { clinicDay } from './clinicTime';
import type { EventDays } from './eventState';
import { isPast } from './isPast';

const inSummer = { date: 'April 10, 2025' };
const inWinter = { date: 'November 8, 2025' };
const campaign = { date: 'July 6, 2025', endDate: 'August 2, 2025' };

const isPastAt = (event: EventDays, instant: string) => isPast(event, clinicDay(new Date(instant)));

describe('isPast', () => {
  it('waits until the day of the event has ended in Auburn, in summer time', () => {
    expect(isPastAt(inSummer, '2025-04-10T23:59:00-05:00')).toBe(false);
    expect(isPastAt(inSummer, '2025-04-11T04:59:59Z')).toBe(false);
    expect(isPastAt(inSummer, '2025-04-11T00:00:00-05:00')).toBe(true);
  });

  it('waits until the day of the event has ended in Auburn, in winter time', () => {
    expect(isPastAt(inWinter, '2025-11-09T05:59:59Z')).toBe(false);
    expect(isPastAt(inWinter, '2025-11-09T06:00:00Z')).toBe(true);
  });

  it('is false on the day itself from its first minute', () => {
    expect(isPastAt(inSummer, '2025-04-10T00:00:00-05:00')).toBe(false);
  });

  it('goes by the day at the clinic, however far away the reader lives', () => {
    expect(isPastAt(inSummer, '2025-04-11T14:00:00+14:00')).toBe(false);
    expect(isPastAt(inSummer, '2025-04-10T18:00:00-11:00')).toBe(true);
  });

  it('goes by the last day of a campaign', () => {
    expect(isPastAt(campaign, '2025-07-07T00:00:00-05:00')).toBe(false);
    expect(isPastAt(campaign, '2025-08-02T23:59:00-05:00')).toBe(false);
    expect(isPastAt(campaign, '2025-08-03T00:00:00-05:00')).toBe(true);
  });
});
