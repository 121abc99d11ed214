import type { ClinicEvent } from '@site/shared-data/events';
import { campaign, evening, run } from '../fixtureEvents';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { WhenAndWhere } from './WhenAndWhere';

const show = (event: ClinicEvent) => render(<WhenAndWhere event={event} />, { wrapper: MemoryRouter });

describe('WhenAndWhere', () => {
  it('shows all facts of an evening, with directions', () => {
    show(evening);
    for (const fact of ['Thursday, April 10, 2025', '5:30 PM', '6:00–8:00 PM', 'Town Hall', 'Semi-formal'])
      expect(screen.getByText(fact)).toBeTruthy();
    expect(screen.getByText('1 Main Street, Mapleton, GA 30701')).toBeTruthy();
    const directions = screen.getByRole('link', { name: 'Directions to the venue' }).getAttribute('href') ?? '';
    expect(new URL(directions).searchParams.get('destination')).toBe('1 Main Street, Mapleton, GA 30701');
  });

  it('shows only known facts about cost, parking, children and what to bring', () => {
    show(run);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Date',
      'Time',
      'Place',
      'Route',
      'Cost',
      'Parking',
    ]);
    expect(screen.getByText('Behind the park.')).toBeTruthy();
  });

  it('shows the first and the last day of a campaign', () => {
    show(campaign);
    for (const fact of ['Sunday, July 6, 2025', 'Saturday, August 2, 2025', '4-week campaign'])
      expect(screen.getByText(fact)).toBeTruthy();
  });

  it('shows the length of a campaign, and the hours of its days if they are known', () => {
    const { unmount } = show(campaign);
    expect(screen.getByText('Length')).toBeTruthy();
    unmount();
    show({ ...campaign, time: '9:00 AM–3:00 PM each day', startTime: '9:00 AM', endTime: '3:00 PM' });
    expect(screen.getByText('Time')).toBeTruthy();
  });

  it('links to calendars', () => {
    show(campaign);
    expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe('/events/sock-weeks.ics');
    const google = screen.getByRole('link', { name: /^Google Calendar/ });
    expect(google.getAttribute('href')).toMatch(/^https:\/\/calendar\.google\.com\/calendar\/render\?/);
  });
});
