/** @jest-environment node */
import { clinicClock } from './clinicClock';
import type { ClinicDay } from './clinicDay';
import { eventState, isPast, pastEvents, upcomingEvents, type EventDays } from './eventState';

const gala = { date: 'April 10, 2025' };
const campaign = { date: 'July 6, 2025', endDate: 'August 2, 2025' };

describe('eventState', () => {
  it.each<[ClinicDay, string]>([
    ['2025-04-09', 'coming'],
    ['2025-04-10', 'under way'],
    ['2025-04-11', 'over'],
  ])('of one day, on %s: %s', (today, state) => {
    expect(eventState(gala, today)).toBe(state);
  });

  it.each<[ClinicDay, string]>([
    ['2025-07-05', 'coming'],
    ['2025-07-06', 'under way'],
    ['2025-07-20', 'under way'],
    ['2025-08-02', 'under way'],
    ['2025-08-03', 'over'],
  ])('of four weeks, on %s: %s', (today, state) => {
    expect(eventState(campaign, today)).toBe(state);
  });
});

const inSummer = { date: 'April 10, 2025' };
const inWinter = { date: 'November 8, 2025' };

const isPastAt = (event: EventDays, instant: string) => isPast(event, clinicClock(Date.parse(instant)).day);

describe('isPast', () => {
  it('becomes true when the day of the event ends in Auburn, in daylight saving time', () => {
    expect(isPastAt(inSummer, '2025-04-10T23:59:00-05:00')).toBe(false);
    expect(isPastAt(inSummer, '2025-04-11T04:59:59Z')).toBe(false);
    expect(isPastAt(inSummer, '2025-04-11T00:00:00-05:00')).toBe(true);
  });

  it('becomes true when the day of the event ends in Auburn, in standard time', () => {
    expect(isPastAt(inWinter, '2025-11-09T05:59:59Z')).toBe(false);
    expect(isPastAt(inWinter, '2025-11-09T06:00:00Z')).toBe(true);
  });

  it('is false on the day of the event', () => {
    expect(isPastAt(inSummer, '2025-04-10T00:00:00-05:00')).toBe(false);
  });

  it('uses the day at the clinic in every time zone', () => {
    expect(isPastAt(inSummer, '2025-04-11T14:00:00+14:00')).toBe(false);
    expect(isPastAt(inSummer, '2025-04-10T18:00:00-11:00')).toBe(true);
  });

  it('uses the last day of a campaign', () => {
    expect(isPastAt(campaign, '2025-07-07T00:00:00-05:00')).toBe(false);
    expect(isPastAt(campaign, '2025-08-02T23:59:00-05:00')).toBe(false);
    expect(isPastAt(campaign, '2025-08-03T00:00:00-05:00')).toBe(true);
  });
});

const events = [
  { id: 'walk', date: 'November 8, 2025' },
  { id: 'gala', date: 'April 10, 2025' },
  { id: 'bottles', date: 'July 6, 2025', endDate: 'August 2, 2025' },
];
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe('an event that ends after midnight', () => {
  const night = { date: 'May 6, 2027', startTime: '9:00 PM', endTime: '1:00 AM' };
  const at = (instant: string) => {
    const now = Date.parse(instant);
    return eventState(night, clinicClock(now).day, now);
  };

  it.each([
    ['2027-05-05T23:59:00-05:00', 'coming'],
    ['2027-05-06T00:00:00-05:00', 'under way'],
    ['2027-05-07T00:30:00-05:00', 'under way'],
    ['2027-05-07T00:59:59-05:00', 'under way'],
    ['2027-05-07T01:00:00-05:00', 'over'],
  ])('at %s: %s', (instant, state) => {
    expect(at(instant)).toBe(state);
  });

  it('ends with its day if the time is unknown', () => {
    expect(eventState(night, '2027-05-07')).toBe('over');
    expect(upcomingEvents([night], '2027-05-07', Date.parse('2027-05-07T00:30:00-05:00'))).toEqual([night]);
    expect(pastEvents([night], '2027-05-07')).toEqual([night]);
  });
});

describe('upcomingEvents and pastEvents', () => {
  it.each<[ClinicDay, string[], string[]]>([
    ['2025-01-01', ['gala', 'bottles', 'walk'], []],
    ['2025-04-10', ['gala', 'bottles', 'walk'], []],
    ['2025-04-11', ['bottles', 'walk'], ['gala']],
    ['2025-07-07', ['bottles', 'walk'], ['gala']],
    ['2025-08-03', ['walk'], ['gala', 'bottles']],
    ['2026-11-21', [], ['gala', 'bottles', 'walk']],
  ])('divide the events on %s, and sort them by date', (today, upcoming, past) => {
    expect(ids(upcomingEvents(events, today))).toEqual(upcoming);
    expect(ids(pastEvents(events, today))).toEqual(past);
  });

  it('do not change their argument', () => {
    upcomingEvents(events, '2025-01-01');
    expect(ids(events)).toEqual(['walk', 'gala', 'bottles']);
  });

  it('accept an empty list', () => {
    expect(upcomingEvents([], '2025-07-07')).toEqual([]);
  });
});
