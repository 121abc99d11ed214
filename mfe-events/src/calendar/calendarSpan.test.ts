/** @jest-environment node */
import { campaign, evening, run } from '../fixtureEvents';
import { calendarSpan } from './calendarSpan';

describe('calendarSpan', () => {
  it('returns known hours in UTC', () => {
    expect(calendarSpan(evening)).toEqual({
      start: '20250410T230000Z',
      end: '20250411T010000Z',
      isAllDay: false,
    });
  });

  it('returns the day if the time is unknown', () => {
    expect(calendarSpan(run)).toEqual({ start: '20251108', end: '20251109', isAllDay: true });
  });

  it('returns all days of a campaign, including the last one', () => {
    expect(calendarSpan(campaign)).toEqual({ start: '20250706', end: '20250803', isAllDay: true });
  });

  it('returns all days if the end time of the last one is unknown', () => {
    const span = calendarSpan({ ...campaign, startTime: '8:00 AM' });
    expect(span).toEqual({ start: '20250706', end: '20250803', isAllDay: true });
  });

  it('ends at its hour of the last day', () => {
    const { end } = calendarSpan({ ...campaign, startTime: '8:00 AM', endTime: '2:00 PM' });
    expect(end).toBe('20250802T190000Z');
  });

  it.each([
    ['May 6, 2027', '6:00 PM', '12:00 AM', '20270506T230000Z', '20270507T050000Z'],
    ['May 6, 2027', '12:00 PM', '12:00 AM', '20270506T170000Z', '20270507T050000Z'],
    ['December 31, 2027', '9:00 PM', '1:00 AM', '20280101T030000Z', '20280101T070000Z'],
    // Daylight saving time ends, or begins, during the event.
    ['October 31, 2026', '9:00 PM', '3:00 AM', '20261101T020000Z', '20261101T090000Z'],
    ['March 7, 2026', '9:00 PM', '3:00 AM', '20260308T030000Z', '20260308T080000Z'],
  ])('ends the next day: %s from %s to %s', (date, startTime, endTime, start, end) => {
    expect(calendarSpan({ ...run, date, startTime, endTime })).toEqual({ start, end, isAllDay: false });
  });

  it('has no end if none is known', () => {
    const morning = { ...run, startTime: '8:00 AM' };
    expect(calendarSpan(morning)).toEqual({ start: '20251108T140000Z', isAllDay: false });
  });
});
