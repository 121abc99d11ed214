import type { EventId } from '@site/shared-data/events';
import { findEvent } from '@site/shared-data/findEvent';
import { links } from '@site/shared-data/siteFacts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { WhenAndWhere } from './WhenAndWhere';

const showOn = (day: string, id: EventId) => {
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00-05:00`) });
  return render(<WhenAndWhere event={findEvent(id)} />, { wrapper: MemoryRouter });
};

const words = () => document.body.textContent;

afterEach(() => {
  jest.useRealTimers();
});

describe('WhenAndWhere', () => {
  it('gives the facts of the gala in full', () => {
    showOn('2025-04-01', 'gala');
    for (const fact of [
      'Thursday, April 10, 2025',
      '5:30 PM',
      '6:00–8:00 PM',
      'Dixon Conference Center',
      'Semi-formal',
    ])
      expect(screen.getByText(fact)).toBeTruthy();
  });

  it('gives both ends of a campaign', () => {
    showOn('2025-07-01', 'bottles');
    for (const fact of ['Sunday, July 6, 2025', 'Saturday, August 2, 2025', '4-week campaign'])
      expect(screen.getByText(fact)).toBeTruthy();
  });

  it.each(['2025-04-01', '2026-11-21'])('lets guests of the gala register on %s', (day) => {
    showOn(day, 'gala');
    const link = screen.getByRole('link', { name: /^Register Now/ });
    expect(link.getAttribute('href')).toBe(links.galaRegistration.value);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noreferrer');
  });

  it.each([
    ['2025-07-01', 'Registration is not open yet.'],
    ['2025-12-01', 'registration for the next one is not open yet'],
  ])('says why nobody can register for the walk on %s', (day, why) => {
    showOn(day, 'walk');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Registration Coming Soon' });
    expect(button.disabled).toBe(true);
    const line = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(line?.textContent).toContain(why);
    expect(screen.getByRole('link', { name: 'E-mail us' }).getAttribute('href')).toMatch(/^mailto:hello@example\.org/);
  });

  it.each(['2025-07-01', '2025-07-20'])('leads to the contact page where no registration is needed, on %s', (day) => {
    showOn(day, 'bottles');
    expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact');
    expect(words()).toContain('No registration needed.');
  });

  it('keeps the date in a calendar before the event, and no longer after it', () => {
    const { unmount } = showOn('2025-04-01', 'gala');
    expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe('/events/hope-gala.ics');
    const google = screen.getByRole('link', { name: /^Google Calendar/ });
    expect(google.getAttribute('href')).toMatch(/^https:\/\/calendar\.google\.com\/calendar\/render\?/);
    unmount();
    showOn('2025-07-01', 'gala');
    expect(screen.queryByRole('link', { name: /calendar/i })).toBeNull();
  });
});
