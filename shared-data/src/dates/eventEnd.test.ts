/** @jest-environment node */
import { endAfterMidnight, endDayOf, endsAfterMidnight } from './eventEnd';

const day = { date: 'May 6, 2027' };

describe('endDayOf', () => {
  it.each([
    [{ startTime: '9:00 PM', endTime: '1:00 AM' }, '2027-05-07'],
    [{ startTime: '6:00 PM', endTime: '12:00 AM' }, '2027-05-07'],
    [{ startTime: '12:00 PM', endTime: '12:00 AM' }, '2027-05-07'],
    [{ doorsTime: '8:00 PM', endTime: '1:00 AM' }, '2027-05-07'],
    [{ startTime: '6:00 PM', endTime: '8:00 PM' }, '2027-05-06'],
    [{ startTime: '12:00 AM', endTime: '6:00 AM' }, '2027-05-06'],
    [{ endTime: '12:00 AM' }, '2027-05-06'],
    [{ startTime: '9:00 PM' }, '2027-05-06'],
    [{ endDate: 'May 8, 2027', startTime: '9:00 PM', endTime: '1:00 AM' }, '2027-05-08'],
  ])('of %j is %s', (times, end) => {
    expect(endDayOf({ ...day, ...times })).toBe(end);
  });

  it('works at the end of a year', () => {
    const event = { date: 'December 31, 2027', startTime: '9:00 PM', endTime: '12:30 AM' };
    expect([endsAfterMidnight(event), endDayOf(event)]).toEqual([true, '2028-01-01']);
  });
});

describe('endAfterMidnight', () => {
  it('is the moment at the clinic, and missing if the event ends with its last day', () => {
    expect(endAfterMidnight({ ...day, startTime: '9:00 PM', endTime: '1:00 AM' })).toBe('2027-05-07T01:00:00-05:00');
    expect(endAfterMidnight({ ...day, startTime: '6:00 PM', endTime: '8:00 PM' })).toBeUndefined();
    expect(endAfterMidnight({ ...day, startTime: '9:00 PM' })).toBeUndefined();
  });
});
