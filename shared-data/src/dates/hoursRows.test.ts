import { hoursRows } from './hoursRows';
import { exampleHours } from './exampleHours';

describe('hoursRows', () => {
  it('says the week in three lines', () => {
    expect(hoursRows(exampleHours)).toEqual([
      { first: 'Monday', last: 'Thursday', text: '8:00 AM–5:00 PM' },
      { first: 'Friday', last: 'Friday', text: '8:00 AM–12:00 PM' },
      { first: 'Saturday', last: 'Sunday', text: 'Closed' },
    ]);
  });

  it('keeps equal days apart when another lies between them', () => {
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
