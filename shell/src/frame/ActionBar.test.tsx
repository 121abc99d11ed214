import { registerId } from '@site/shared-data/constants';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { RegisteredEvent } from '../sections/registry';
import { ActionBar } from './ActionBar';

const fair: RegisteredEvent = {
  path: '/fairs/spring',
  title: 'Spring fair',
  firstDay: '2025-04-10',
  lastDay: '2025-04-10',
};

/** Returns the last entry of the bar on the page of the fair. */
function lastEntryOn(day: string, isOpen: boolean) {
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00-05:00`) });
  render(
    <MemoryRouter initialEntries={[fair.path]}>
      <ActionBar registry={{ events: [{ ...fair, isOpen }] }} />
    </MemoryRouter>,
  );
  return screen.getAllByRole('link').at(-1);
}

describe('ActionBar', () => {
  afterEach(() => jest.useRealTimers());

  it('links to the registration on the page of an open event', () => {
    expect(lastEntryOn('2025-04-10', true)?.getAttribute('href')).toBe(`#${registerId}`);
  });

  it.each([
    ['is over', '2025-04-11', true],
    ['is not open yet', '2025-04-10', false],
  ])('links to the giving page if the event %s', (_, day, isOpen) => {
    expect(lastEntryOn(day, isOpen)?.textContent).toBe('Donate');
  });

  it('offers registration until an event ends after midnight', () => {
    const late = { ...fair, isOpen: true, endsAt: '2025-04-11T01:00:00-05:00' };
    for (const [minute, words] of [
      ['00:30', 'Register'],
      ['01:30', 'Donate'],
    ] as const) {
      jest.useFakeTimers({ now: new Date(`2025-04-11T${minute}:00-05:00`) });
      const { unmount } = render(
        <MemoryRouter initialEntries={[fair.path]}>
          <ActionBar registry={{ events: [late] }} />
        </MemoryRouter>,
      );
      expect(screen.getAllByRole('link').at(-1)?.textContent).toBe(words);
      unmount();
    }
  });

  it('links to help on the home page and on pages for people in need, instead of asking for a gift', () => {
    const last = ['/', '/help', '/fairs'].map((address) => {
      const { container, unmount } = render(
        <MemoryRouter initialEntries={[address]}>
          <ActionBar registry={{ events: [], forNeed: ['/help'] }} />
        </MemoryRouter>,
      );
      const words = [...container.querySelectorAll('a')].at(-1)?.textContent;
      unmount();
      return words;
    });
    expect(last).toEqual(['Help', 'Help', 'Donate']);
  });

  it('knows an event that the footer does not name', () => {
    render(
      <MemoryRouter initialEntries={[fair.path]}>
        <ActionBar registry={{ events: [], otherEvents: [fair] }} />
      </MemoryRouter>,
    );
    expect(screen.queryByRole('link', { name: 'Directions' })).toBeNull();
  });

  it('links to directions to the clinic, except on the page of an event, which can be elsewhere', () => {
    lastEntryOn('2025-04-10', true);
    expect(screen.queryByRole('link', { name: 'Directions' })).toBeNull();
    render(<ActionBar registry={{ events: [{ ...fair, path: '/fairs/autumn' }] }} />, { wrapper: MemoryRouter });
    expect(screen.getByRole('link', { name: 'Directions' })).toBeTruthy();
  });
});
