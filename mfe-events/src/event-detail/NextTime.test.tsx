import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { eventsFacts } from '@site/shared-data/facts/events';
import type { ClinicEvent } from '@site/shared-data/events';
import { evening, run } from '../fixtureEvents';
import { NextTime } from './NextTime';

const last: ClinicEvent = { ...run, pageParts: 'walk' };
const next: ClinicEvent = {
  ...last,
  ...{
    id: 'next',
    title: 'Spring Run',
    date: 'March 6, 2027',
    location: 'The lake',
    detailPageUrl: '/events/spring-run',
  },
};
const gala: ClinicEvent = { ...evening, id: 'gala', date: 'January 8, 2027', pageParts: 'gala' };
const later: ClinicEvent = { ...next, id: 'later', title: 'Later Run', date: 'March 4, 2028' };

const wordsOn = (day: string, events: readonly ClinicEvent[], event = last) => {
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00-06:00`) });
  return render(<NextTime event={event} events={events} />, { wrapper: MemoryRouter }).container.textContent;
};

afterEach(() => jest.useRealTimers());

describe('NextTime', () => {
  it('links to the next event with the same parts, and no longer says that its day is unknown', () => {
    const words = wordsOn('2027-01-02', [later, gala, last, next]);
    expect(words).toContain('Spring Run: March 6, 2027, The lake.');
    const link = screen.getByRole('link', { name: 'Learn More about Spring Run' });
    expect(link.getAttribute('href')).toBe('/events/spring-run');
    expect(words).not.toContain('once its day is set');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['only events of another kind are planned', '2027-01-02', [gala, last]],
    ['the later one is over too', '2027-03-07', [last, next]],
  ] as const)('offers the mailing list if %s', (_, day, events) => {
    const words = wordsOn(day, events);
    expect(words).toContain(eventsFacts.mailingList.value);
    expect(words).toContain('Registration for the next one opens once its day is set.');
  });

  it('never links an event without special parts to another one without them', () => {
    wordsOn('2027-01-02', [run, { ...run, id: 'other', date: 'March 6, 2027' }], run);
    expect(screen.getByRole('link', { name: 'Join our mailing list' })).toBeTruthy();
  });
});
