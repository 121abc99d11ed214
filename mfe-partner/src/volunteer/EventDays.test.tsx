import { volunteerFacts } from '@site/shared-data/facts/partner';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { EventDays } from './EventDays';

describe('EventDays', () => {
  it('shows the days exactly as given', () => {
    render(<EventDays />, { wrapper: MemoryRouter });
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
      volunteerFacts.eventDays.value.map(({ date, time }) => (date ? `${date}, ${time}` : time)),
    );
  });

  it('says that the days are past, and where new ones will appear', () => {
    render(<EventDays />, { wrapper: MemoryRouter });
    expect(screen.getByText((words) => words.includes(volunteerFacts.nextEventDays.value))).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/events');
  });
});
