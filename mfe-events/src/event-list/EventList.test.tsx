import { contact } from '@site/shared-data/siteFacts';
import { setBuildDay } from '@site/section/today';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { EventList } from './EventList';

const showOn = (day: string) => {
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00-05:00`) });
  return render(<EventList />, { wrapper: MemoryRouter });
};

/** Returns the titles of the cards under a heading, in order. */
const titlesUnder = (heading: string) => {
  const section = screen.queryByRole('heading', { level: 2, name: heading })?.closest('section');
  return section
    ? within(section)
        .queryAllByRole('heading', { level: 3 })
        .map((title) => title.textContent)
    : null;
};

afterEach(() => {
  jest.useRealTimers();
});

describe('EventList', () => {
  it.each([
    ['2025-04-01', ['Harvest Evening', 'Sock Weeks', 'Winter Run'], null],
    ['2025-07-01', ['Sock Weeks', 'Winter Run'], ['Harvest Evening']],
    ['2025-08-02', ['Sock Weeks', 'Winter Run'], ['Harvest Evening']],
    ['2025-12-01', [], ['Harvest Evening', 'Sock Weeks', 'Winter Run']],
    ['2026-11-21', [], ['Harvest Evening', 'Sock Weeks', 'Winter Run']],
  ])('shows future events first on %s, then past events, both sorted by date', (day, upcoming, past) => {
    showOn(day);
    expect(titlesUnder('Upcoming events')).toEqual(upcoming);
    expect(titlesUnder('Past events')).toEqual(past);
    expect(screen.queryAllByRole('link', { name: /^Learn More about / })).toHaveLength(upcoming.length);
    expect(screen.queryAllByText('Past event')).toHaveLength(past?.length ?? 0);
  });

  it('lists an event as upcoming on its own day', () => {
    showOn('2025-04-10');
    expect(titlesUnder('Upcoming events')).toContain('Harvest Evening');
  });

  it('shows the state of each event', () => {
    showOn('2025-04-01');
    expect(screen.getAllByText('Registration Open')).toHaveLength(1);
    expect(screen.getAllByText('Coming Soon')).toHaveLength(2);
  });

  it('links to the mailing list once, with and without planned events', () => {
    const { unmount } = showOn('2025-04-01');
    const mailingList = () => screen.getByRole('link', { name: 'Join our mailing list' }).getAttribute('href');
    expect(mailingList()).toBe(`mailto:${contact.email.value}?subject=Please%20add%20me%20to%20the%20mailing%20list`);
    unmount();
    showOn('2025-12-01');
    expect(mailingList()).toMatch(/^mailto:/);
    expect(screen.getByText('No events are planned right now.')).toBeTruthy();
  });

  it('contains a dialog that stays closed', () => {
    const { container } = showOn('2025-04-01');
    expect(container.querySelectorAll('dialog')).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is prerendered for the day of composing', () => {
    setBuildDay('2025-07-01');
    jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00-06:00') });
    const html = renderToString(
      <MemoryRouter>
        <EventList />
      </MemoryRouter>,
    );
    expect(html.match(/Learn More/g)).toHaveLength(2);
    expect(html.match(/>Past event</g)).toHaveLength(1);
  });
});
