/** @jest-environment node */
import type { Closure } from './openingHours';
import { openingState } from './openingState';
import { exampleHours } from '../../fixtures/exampleHours';

const textAt = (instant: string, closures: readonly Closure[] = []) =>
  openingState(exampleHours, closures, Date.parse(instant)).text;

describe('openingState', () => {
  it.each([
    // Monday, April 7, 2025. The clinic is five hours behind UTC.
    ['2025-04-07T00:00:00-05:00', 'Closed now. Opens today at 8:00 AM'],
    ['2025-04-07T07:59:59-05:00', 'Closed now. Opens today at 8:00 AM'],
    ['2025-04-07T08:00:00-05:00', 'Open now until 5:00 PM'],
    ['2025-04-07T16:59:59-05:00', 'Open now until 5:00 PM'],
    ['2025-04-07T17:00:00-05:00', 'Closed now. Opens tomorrow at 8:00 AM'],
    ['2025-04-07T23:59:59-05:00', 'Closed now. Opens tomorrow at 8:00 AM'],
    // Thursday evening and Friday.
    ['2025-04-10T17:00:00-05:00', 'Closed now. Opens tomorrow at 8:00 AM'],
    ['2025-04-11T08:00:00-05:00', 'Open now until 12:00 PM'],
    ['2025-04-11T11:59:59-05:00', 'Open now until 12:00 PM'],
    ['2025-04-11T12:00:00-05:00', 'Closed now. Opens Monday at 8:00 AM'],
    // The weekend.
    ['2025-04-12T10:00:00-05:00', 'Closed now. Opens Monday at 8:00 AM'],
    ['2025-04-13T00:00:00-05:00', 'Closed now. Opens tomorrow at 8:00 AM'],
    ['2025-04-13T23:59:59-05:00', 'Closed now. Opens tomorrow at 8:00 AM'],
  ])('at %s says: %s', (instant, text) => {
    expect(textAt(instant)).toBe(text);
  });

  it.each([
    ['the day spring moves the clocks', '2025-03-09T23:00:00-05:00', 'Closed now. Opens tomorrow at 8:00 AM'],
    ['the minute before, a day later', '2025-03-10T12:59:59Z', 'Closed now. Opens today at 8:00 AM'],
    ['the first morning of summer time', '2025-03-10T13:00:00Z', 'Open now until 5:00 PM'],
    ['the second 1:30 AM of fall', '2025-11-02T07:30:00Z', 'Closed now. Opens tomorrow at 8:00 AM'],
    ['the minute before, in winter time', '2025-11-03T13:59:59Z', 'Closed now. Opens today at 8:00 AM'],
    ['the first morning of winter time', '2025-11-03T14:00:00Z', 'Open now until 5:00 PM'],
  ])('is correct on %s', (_, instant, text) => {
    expect(textAt(instant)).toBe(text);
  });

  it('also tells whether it is open', () => {
    expect(openingState(exampleHours, [], Date.parse('2025-04-07T13:00:00Z')).isOpen).toBe(true);
    expect(openingState(exampleHours, [], Date.parse('2025-04-07T22:00:00Z')).isOpen).toBe(false);
  });

  it('names the closure and the next open day after it', () => {
    const closure = [{ from: 'November 27, 2025', to: 'November 28, 2025', reason: 'Thanksgiving' }];
    expect(textAt('2025-11-26T17:00:00-06:00', closure)).toBe('Closed now. Opens Monday at 8:00 AM');
    expect(textAt('2025-11-27T10:00:00-06:00', closure)).toBe('Closed Thanksgiving, back Monday at 8:00 AM');
    expect(textAt('2025-11-28T23:59:00-06:00', closure)).toBe('Closed Thanksgiving, back Monday at 8:00 AM');
    expect(textAt('2025-11-29T10:00:00-06:00', closure)).toBe('Closed now. Opens Monday at 8:00 AM');
    expect(textAt('2025-12-01T10:00:00-06:00', closure)).toBe('Open now until 5:00 PM');
  });

  it('says tomorrow for the day after a closure', () => {
    const closure = [{ from: 'April 7, 2025', to: 'April 8, 2025', reason: 'for inventory' }];
    expect(textAt('2025-04-08T10:00:00-05:00', closure)).toBe('Closed for inventory, back tomorrow at 8:00 AM');
  });

  it('gives the date if the weekday alone is ambiguous', () => {
    const closure = [{ from: 'December 24, 2025', to: 'January 4, 2026', reason: 'for Christmas' }];
    expect(textAt('2025-12-29T09:00:00-06:00', closure)).toBe(
      'Closed for Christmas, back Monday, January 5, 2026 at 8:00 AM',
    );
    expect(textAt('2025-12-30T09:00:00-06:00', closure)).toBe('Closed for Christmas, back Monday at 8:00 AM');
  });

  describe('with breaks, appointments and weeks of the month', () => {
    const week = {
      ...exampleHours,
      Monday: {
        opens: '8:00 AM',
        closes: '12:00 PM',
        then: [
          { from: '1:00 PM', until: '5:00 PM' },
          { from: '6:00 PM', until: '12:00 AM' },
        ],
      },
      Thursday: { opens: '10:00 AM', closes: '2:00 PM', byAppointment: true },
      Friday: { byAppointment: true },
      Saturday: { opens: '9:00 AM', closes: '11:00 AM', weeks: ['first' as const, 'last' as const] },
    };
    const at = (instant: string) => openingState(week, [], Date.parse(`${instant}-05:00`));

    it.each([
      // Monday, April 7, 2025.
      ['2025-04-07T11:59', true, 'Open now until 12:00 PM'],
      ['2025-04-07T12:00', false, 'Closed now. Opens today at 1:00 PM'],
      ['2025-04-07T13:00', true, 'Open now until 5:00 PM'],
      ['2025-04-07T17:30', false, 'Closed now. Opens today at 6:00 PM'],
      ['2025-04-07T23:59', true, 'Open now until 12:00 AM'],
      ['2025-04-08T00:00', false, 'Closed now. Opens today at 8:00 AM'],
      ['2025-04-10T09:00', false, 'Closed now. Opens Monday at 8:00 AM'],
      ['2025-04-10T11:00', false, 'By appointment until 2:00 PM: please call first'],
      ['2025-04-11T11:00', false, 'Today by appointment: please call first'],
      // The second Saturday, the last one, and the first of May.
      ['2025-04-12T10:00', false, 'Closed now. Opens Monday at 8:00 AM'],
      ['2025-04-26T10:00', true, 'Open now until 11:00 AM'],
      ['2025-05-03T10:00', true, 'Open now until 11:00 AM'],
      ['2025-05-02T18:00', false, 'Today by appointment: please call first'],
    ])('at %s: %s, %s', (instant, isOpen, text) => {
      expect(at(instant)).toMatchObject({ isOpen, text });
    });

    it('asks to call if every day needs an appointment', () => {
      const none = { Monday: null, Tuesday: null, Wednesday: null, Thursday: null, Saturday: null, Sunday: null };
      const text = openingState({ ...none, Friday: week.Friday }, [], Date.parse('2025-04-08T10:00-05:00')).text;
      expect(text).toBe('By appointment: please call first');
    });
  });

  describe('on holidays with unconfirmed hours', () => {
    const holidays = ['2025-11-27', '2025-12-24', '2025-12-25', '2025-12-26', '2026-07-04'];
    const on = (instant: string) =>
      openingState(exampleHours, [], Date.parse(instant), (day) => holidays.includes(day));

    it.each([
      ['2025-11-27T02:00:00-06:00', 'Thanksgiving: please call first. Usual hours again Friday, 8:00 AM'],
      ['2025-11-27T08:00:00-06:00', 'Thanksgiving: please call first. Usual hours again Friday, 8:00 AM'],
      ['2025-11-27T16:59:59-06:00', 'Thanksgiving: please call first. Usual hours again Friday, 8:00 AM'],
      ['2025-11-27T17:00:00-06:00', 'Closed now. Opens tomorrow at 8:00 AM'],
      ['2025-12-24T12:00:00-06:00', 'Christmas: please call first. Usual hours again Monday, 8:00 AM'],
      ['2025-12-26T23:00:00-06:00', 'Closed now. Opens Monday at 8:00 AM'],
    ])('names the holiday and what follows it, until the office hours are over: %s', (instant, text) => {
      expect(on(instant)).toMatchObject({ isOpen: false, text });
    });

    it('names the next open day that is not a holiday', () => {
      expect(on('2025-11-26T18:00:00-06:00').text).toBe('Closed now. Opens Friday at 8:00 AM');
      expect(on('2025-12-23T18:00:00-06:00').text).toBe('Closed now. Opens Monday at 8:00 AM');
    });

    it('is closed on a weekend', () => {
      expect(on('2026-07-04T10:00:00-05:00').text).toBe('Closed now. Opens Monday at 8:00 AM');
    });
  });

  it('announces no opening if every day is closed', () => {
    const closed = {
      Monday: null,
      Tuesday: null,
      Wednesday: null,
      Thursday: null,
      Friday: null,
      Saturday: null,
      Sunday: null,
    };
    expect(openingState(closed, [], Date.parse('2025-04-07T13:00:00Z'))).toEqual({ isOpen: false, text: 'Closed now' });
  });
});
