import { campaign, evening, run } from '../exampleEvents';
import { calendarSpan } from './calendarSpan';

describe('calendarSpan', () => {
  it('gives known hours in UTC', () => {
    expect(calendarSpan(evening)).toEqual({
      start: '20250410T230000Z',
      end: '20250411T010000Z',
      isAllDay: false,
    });
  });

  it('gives the day while the time is to be announced', () => {
    expect(calendarSpan(run)).toEqual({ start: '20251108', end: '20251109', isAllDay: true });
  });

  it('gives all days of a campaign, its last one included', () => {
    expect(calendarSpan(campaign)).toEqual({ start: '20250706', end: '20250803', isAllDay: true });
  });

  it('gives all days where the last one is known without its hour', () => {
    const span = calendarSpan({ ...campaign, startTime: '8:00 AM' });
    expect(span).toEqual({ start: '20250706', end: '20250803', isAllDay: true });
  });

  it('ends at its hour of the last day', () => {
    const { end } = calendarSpan({ ...campaign, startTime: '8:00 AM', endTime: '2:00 PM' });
    expect(end).toBe('20250802T190000Z');
  });

  it('leaves the end open where none is known', () => {
    const morning = { ...run, startTime: '8:00 AM' };
    expect(calendarSpan(morning)).toEqual({ start: '20251108T140000Z', isAllDay: false });
  });
});
