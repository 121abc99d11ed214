/** @jest-environment node */
import { hoursLine, hoursRows } from './hoursRows';
import { exampleHours } from '../../fixtures/exampleHours';

describe('hoursRows', () => {
  it('summarizes a week in three rows', () => {
    expect(hoursRows(exampleHours)).toEqual([
      { first: 'Monday', last: 'Thursday', text: '8:00 AM–5:00 PM' },
      { first: 'Friday', last: 'Friday', text: '8:00 AM–12:00 PM' },
      { first: 'Saturday', last: 'Sunday', text: 'Closed' },
    ]);
  });

  it('shows a break, an appointment and weeks of the month', () => {
    const rows = hoursRows({
      ...exampleHours,
      Monday: { opens: '8:00 AM', closes: '12:00 PM', then: [{ from: '1:00 PM', until: '5:00 PM' }] },
      Friday: { byAppointment: true },
      Saturday: { opens: '9:00 AM', closes: '11:00 AM', byAppointment: true, weeks: ['first', 'third'] },
    });
    expect(rows.map(({ first, text }) => `${first}: ${text}`)).toEqual([
      'Monday: 8:00 AM–12:00 PM, 1:00 PM–5:00 PM',
      'Tuesday: 8:00 AM–5:00 PM',
      'Friday: By appointment',
      'Saturday: 9:00 AM–11:00 AM, by appointment (first and third of the month)',
      'Sunday: Closed',
    ]);
  });

  it('does not merge equal days with another day between them', () => {
    const rows = hoursRows({ ...exampleHours, Wednesday: null });
    expect(rows.map(({ first, last }) => `${first}–${last}`)).toEqual([
      'Monday–Tuesday',
      'Wednesday–Wednesday',
      'Thursday–Thursday',
      'Friday–Friday',
      'Saturday–Sunday',
    ]);
  });
});

describe('hoursLine', () => {
  it('summarizes a week in a sentence', () => {
    expect(hoursLine(exampleHours).replaceAll('\u00a0', ' ')).toBe(
      'Mon–Thu 8:00 AM–5:00 PM, Fri 8:00 AM–12:00 PM, Sat–Sun closed.',
    );
  });
});
