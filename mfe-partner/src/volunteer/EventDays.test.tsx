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

  it('says that they are past, and where the current ones are', () => {
    render(<EventDays />, { wrapper: MemoryRouter });
    expect(screen.getByText(/These times are from a past year\. See Events for current dates\./)).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/events');
  });
});
