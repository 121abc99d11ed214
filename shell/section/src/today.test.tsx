import { act, render, screen } from '@testing-library/react';
import { setBuildDay, useMinute, useToday } from './today';

function Now() {
  const minute = useMinute();
  return (
    <p>
      {useToday()} {minute === null ? 'at no minute' : new Date(minute).toISOString()}
    </p>
  );
}

describe('today', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    setBuildDay('2026-02-03');
  });
  afterEach(() => jest.useRealTimers());

  it('returns the day at the clinic, and follows the clock', () => {
    jest.setSystemTime(new Date('2026-02-05T05:59:30Z'));
    render(<Now />);
    expect(screen.getByText('2026-02-04 2026-02-05T05:59:00.000Z')).toBeTruthy();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('2026-02-05 2026-02-05T06:00:00.000Z')).toBeTruthy();
  });

  it('updates when the page becomes visible again', () => {
    jest.setSystemTime(new Date('2026-02-04T12:00:00Z'));
    render(<Now />);
    jest.setSystemTime(new Date('2026-02-09T12:00:00Z'));
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText(/^2026-02-09/)).toBeTruthy();
  });

  it('accepts a clock that is up to ten years behind', () => {
    jest.setSystemTime(new Date('2016-06-01T12:00:00Z'));
    render(<Now />);
    expect(screen.getByText(/^2016-06-01/)).toBeTruthy();
  });

  it('returns the build day if the clock cannot be right', () => {
    jest.setSystemTime(new Date('2001-01-01T12:00:00Z'));
    render(<Now />);
    expect(screen.getByText('2026-02-03 at no minute')).toBeTruthy();
  });
});
