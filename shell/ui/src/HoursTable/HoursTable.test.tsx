import { render, screen } from '@testing-library/react';
import { HoursTable } from './HoursTable';

describe('HoursTable', () => {
  it('shows the hours of each day under the day’s name', () => {
    render(<HoursTable />);
    expect(screen.getByRole('table', { name: 'Office hours' })).toBeTruthy();
    const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Monday–Thursday', '8:00 AM–5:00 PM'],
      ['Friday', '8:00 AM–12:00 PM'],
      ['Saturday–Sunday', 'Closed'],
    ]);
    expect(screen.getAllByRole('rowheader')).toHaveLength(3);
  });
});
