import { render, screen } from '@testing-library/react';
import { evening } from '../fixtureEvents';
import { CalendarLinks } from './CalendarLinks';

describe('CalendarLinks', () => {
  it('links from Google Calendar to the origin of the composed site, as the calendar file does', () => {
    document.head.innerHTML = '<link rel="canonical" href="https://trial.example/events/harvest-evening">';
    render(<CalendarLinks event={evening} />);
    const { searchParams } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /Google Calendar/ }).href);
    expect(searchParams.get('details')).toContain('https://trial.example/events/');
  });
});
