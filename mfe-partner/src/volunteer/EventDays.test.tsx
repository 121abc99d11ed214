import { pastShiftsNote } from '@site/shared-data/constants';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { EventDays } from './EventDays';

describe('EventDays', () => {
  it('shows the days exactly as given', () => {
    render(<EventDays />, { wrapper: MemoryRouter });
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'May 20, 2024, 7:00 AM–1:00 PM',
      '2:00 PM–11:00 PM',
    ]);
  });

  it('says that they are past, and where new ones will stand', () => {
    render(<EventDays />, { wrapper: MemoryRouter });
    expect(screen.getByText((words) => words.includes(pastShiftsNote))).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/events');
  });
});
