import { inRange } from '@18f/us-federal-holidays';
import { holidayName } from '@site/shared-data/dates/holidayName';
import { holidaysFrom } from './holidaysFrom';

/** The common names of holidays, by their names in the library. */
const asPeopleSay: Readonly<Record<string, string>> = {
  "New Year's Day": 'New Year’s Day',
  'Birthday of Martin Luther King, Jr.': 'Martin Luther King Jr. Day',
  "Washington's Birthday": 'Presidents’ Day',
  'Juneteenth National Independence Day': 'Juneteenth',
  'Thanksgiving Day': 'Thanksgiving',
  'Christmas Day': 'Christmas',
};

const years = Array.from({ length: 30 }, (_, index) => 2025 + index);

describe('holidayName', () => {
  it.each(years)('names the actual and observed holidays of %s as the Office of Personnel Management does', (year) => {
    for (const isObserved of [true, false]) {
      const options = { shiftSaturdayHolidays: isObserved, shiftSundayHolidays: isObserved };
      for (const { name, date } of inRange(new Date(`${year}-01-01`), new Date(`${year}-12-31`), options)) {
        const day = date.toISOString().slice(0, 10) as `${number}-${number}-${number}`;
        expect([day, holidayName(day)]).toEqual([day, asPeopleSay[name] ?? name]);
      }
    }
  });

  it('has a name for each day on which the office may be closed', () => {
    const named = years.flatMap((year) => holidaysFrom(`${year}-01-01`)).map(holidayName);
    expect(named).not.toContain('Holiday');
  });
});
