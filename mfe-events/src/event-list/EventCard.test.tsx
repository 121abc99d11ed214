import { findEvent } from '@site/shared-data/findEvent';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { EventCard } from './EventCard';

const show = (id: 'gala' | 'walk' | 'bottles', isPast: boolean) =>
  render(<EventCard event={findEvent(id)} isPast={isPast} />, { wrapper: MemoryRouter });

describe('EventCard', () => {
  it('leads to the page of an upcoming event', () => {
    show('gala', false);
    const link = screen.getByRole('link', { name: 'Learn More about Hope Gala' });
    expect(link.getAttribute('href')).toBe('/events/hope-gala');
  });

  it('says when and where', () => {
    show('walk', false);
    expect(screen.getByRole('heading', { level: 3, name: 'Walk 4 Life' })).toBeTruthy();
    expect(screen.getByText('November 8, 2025')).toBeTruthy();
    expect(screen.getByText('Opelika Sportsplex')).toBeTruthy();
  });

  it.each([
    ['gala', 'Registration Open'],
    ['walk', 'Coming Soon'],
    ['bottles', 'Coming Soon'],
  ] as const)('gives %s the badge %s', (id, badge) => {
    show(id, false);
    expect(screen.getByText(badge)).toBeTruthy();
  });

  it('is quiet and has no link once the event is past', () => {
    show('gala', true);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Past event')).toBeTruthy();
    expect(screen.queryByText('Registration Open')).toBeNull();
    expect(screen.getByText('Past event').closest('li')?.className).toContain('muted');
  });
});
