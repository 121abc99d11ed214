import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { NextEvent } from './NextEvent';

const showOn = (instant: string) => {
  jest.useFakeTimers({ now: new Date(instant) });
  return render(<NextEvent />, { wrapper: MemoryRouter }).container;
};

describe('NextEvent', () => {
  afterEach(() => jest.useRealTimers());

  it('invites to the gala while it is the next event', () => {
    showOn('2025-04-10T23:00:00-05:00');
    const link = screen.getByRole('link', { name: /Learn More.*Hope Gala/ });
    expect(link.getAttribute('href')).toBe('/events/hope-gala');
    expect(screen.getByText('Registration Open')).toBeTruthy();
  });

  it('turns to the next one once the day of the gala has ended at the clinic', () => {
    showOn('2025-04-11T00:01:00-05:00');
    expect(screen.getByRole('heading', { name: 'Baby Bottle Boomerang' })).toBeTruthy();
    expect(screen.getByText('Coming Soon')).toBeTruthy();
    expect(screen.queryByText(/Hope Gala/)).toBeNull();
  });

  it('says nothing when no event is to come', () => {
    expect(showOn('2026-01-01T12:00:00-06:00').textContent).toBe('');
  });
});
