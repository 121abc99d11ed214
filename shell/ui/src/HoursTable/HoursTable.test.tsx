import { exampleHours } from '@site/shared-data/fixtures/exampleHours';
import type * as SiteFacts from '@site/shared-data/siteFacts';
import { render, screen } from '@testing-library/react';
import { HoursTable } from './HoursTable';

jest.mock('@site/shared-data/siteFacts', () => ({
  ...jest.requireActual<typeof SiteFacts>('@site/shared-data/siteFacts'),
  hours: {
    value: jest.requireActual<{ exampleHours: unknown }>('@site/shared-data/fixtures/exampleHours').exampleHours,
  },
  closures: { value: [{ from: 'November 26, 2026', to: 'November 27, 2026', reason: 'Thanksgiving' }] },
}));

const showOn = (day: string) => {
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00-06:00`) });
  return render(<HoursTable />).container;
};

afterEach(() => jest.useRealTimers());

describe('HoursTable', () => {
  it('shows the hours of each day', () => {
    showOn('2026-06-01');
    expect(screen.getByRole('table', { name: 'Office hours' })).toBeTruthy();
    const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Monday–Thursday', `${exampleHours.Monday?.opens}–${exampleHours.Monday?.closes}`],
      ['Friday', '8:00 AM–12:00 PM'],
      ['Saturday–Sunday', 'Closed'],
    ]);
    expect(screen.getAllByRole('rowheader')).toHaveLength(3);
  });

  it.each([
    ['2026-10-01', false],
    ['2026-11-10', true],
    ['2026-11-27', true],
    ['2026-11-28', false],
  ])('announces closed days only while they are near, on %s: %s', (day, isAnnounced) => {
    expect(showOn(day).textContent?.includes('Closed Thanksgiving: November 26, 2026 – November 27, 2026')).toBe(
      isAnnounced,
    );
  });
});
