import { act, render, screen } from '@testing-library/react';
import { Announcer } from './Announcer';

/** A navigation that the test starts and ends. */
function navigation() {
  let isPending = false;
  let changed = () => {};
  const pending = {
    now: () => isPending,
    subscribe: (listener: () => void) => {
      changed = listener;
      return () => {};
    },
  };
  const set = (value: boolean) =>
    act(() => {
      isPending = value;
      changed();
    });
  return { pending, begin: () => set(true), end: () => set(false) };
}

describe('Announcer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const said = () => screen.getByText((_, element) => element?.matches('[aria-live="polite"]') ?? false).textContent;
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('announces after a second that the page is loading, until it is loaded', () => {
    const { pending, begin, end } = navigation();
    render(<Announcer announcement="The page before" pending={pending} />);
    begin();
    wait(999);
    expect(said()).toBe('The page before');
    wait(1);
    expect(said()).toBe('The page is loading.');
    end();
    expect(said()).toBe('The page before');
  });

  it('announces nothing if the page loads sooner', () => {
    const { pending, begin, end } = navigation();
    render(<Announcer announcement="" pending={pending} />);
    begin();
    wait(600);
    end();
    wait(2000);
    expect(said()).toBe('');
  });
});
