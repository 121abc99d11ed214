import type { ClinicEvent } from '@site/shared-data/events';
import type { EventState } from '@site/shared-data/dates/eventState';
import { campaign, evening, run } from '../fixtureEvents';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { EventCard } from './EventCard';

const show = (event: ClinicEvent, state: EventState) =>
  render(<EventCard event={event} state={state} />, { wrapper: MemoryRouter });

describe('EventCard', () => {
  it.each<EventState>(['coming', 'under way'])('links to the page of an event that is %s', (state) => {
    show(evening, state);
    const link = screen.getByRole('link', { name: 'Learn More about Harvest Evening' });
    expect(link.getAttribute('href')).toBe('/events/harvest-evening');
  });

  it('shows the time and the place', () => {
    show(run, 'coming');
    expect(screen.getByRole('heading', { level: 3, name: 'Winter Run' })).toBeTruthy();
    expect(screen.getByText('November 8, 2025')).toBeTruthy();
    expect(screen.getByText('City Park')).toBeTruthy();
  });

  it('shows the first and the last day of a campaign', () => {
    show(campaign, 'coming');
    expect(screen.getByRole('list').textContent).toContain('July 6, 2025 – August 2, 2025');
  });

  it.each<{ event: ClinicEvent; state: EventState; badge: string }>([
    { event: evening, state: 'coming', badge: 'Registration Open' },
    { event: evening, state: 'under way', badge: 'Registration Open' },
    { event: run, state: 'coming', badge: 'Coming Soon' },
    { event: campaign, state: 'coming', badge: 'Coming Soon' },
    { event: run, state: 'under way', badge: 'Today' },
    { event: campaign, state: 'under way', badge: 'Going on now' },
  ])('shows the badge $badge for $event.title, which is $state', ({ event, state, badge }) => {
    show(event, state);
    expect(screen.getByText(badge)).toBeTruthy();
  });

  it('is subdued and has no link after the event', () => {
    show(evening, 'over');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Past event')).toBeTruthy();
    expect(screen.queryByText('Registration Open')).toBeNull();
    expect(screen.getByText('Past event').closest('li')?.className).toContain('past');
  });
});
