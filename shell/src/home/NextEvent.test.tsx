import type { AnnouncedEvent } from '@site/section/Section';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { NextEvent } from './NextEvent';

const supper: AnnouncedEvent = {
  path: '/events/supper',
  title: 'Spring Supper',
  firstDay: '2030-04-10',
  lastDay: '2030-04-10',
  when: 'April 10, 2030 · 6:00 PM',
  where: 'The old hall',
  summary: 'An evening at one long table.',
  isOpen: true,
  picture: { name: 'supper', hash: '01234567', alt: 'A long table' },
};
const campaign: AnnouncedEvent = {
  ...supper,
  path: '/events/jars',
  title: 'Jars of Change',
  firstDay: '2030-07-01',
  lastDay: '2030-07-28',
  isOpen: false,
};

const ball: AnnouncedEvent = {
  ...supper,
  title: 'The Ball',
  path: '/events/ball',
  endsAt: '2030-04-11T01:00:00-05:00',
};

/** Puts a text into two elements, as the translator of Chrome does. */
function translate(node: ChildNode): void {
  if (!(node instanceof Text)) return;
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.textContent = node.data;
  outer.append(inner);
  node.replaceWith(outer);
}

const showOn = (instant: string, events = [supper, campaign]) => {
  jest.useFakeTimers({ now: new Date(instant) });
  return render(<NextEvent events={events} />, { wrapper: MemoryRouter }).container;
};

describe('NextEvent', () => {
  afterEach(() => jest.useRealTimers());

  it('shows the next event with the picture of its section', () => {
    const { innerHTML } = showOn('2030-04-10T23:00:00-05:00');
    const link = screen.getByRole('link', { name: 'Learn More about Spring Supper' });
    expect(link.getAttribute('href')).toBe('/events/supper');
    expect(screen.getByText('Registration Open')).toBeTruthy();
    expect(innerHTML).toContain('/images/supper-560.01234567.avif');
    expect(screen.getByRole('heading', { name: 'Today' })).toBeTruthy();
  });

  it('shows the following event after the day has ended at the clinic', () => {
    showOn('2030-04-11T00:01:00-05:00');
    expect(screen.getByRole('heading', { name: 'Jars of Change' })).toBeTruthy();
    expect(screen.getByText('Coming Soon')).toBeTruthy();
    expect(screen.queryByText(/Spring Supper/)).toBeNull();
  });

  it.each([
    ['2030-04-11T00:59:00-05:00', 'The Ball'],
    ['2030-04-11T01:00:00-05:00', 'Jars of Change'],
  ])('at %s, with an event that ends at 1:00 AM, shows %s', (instant, title) => {
    showOn(instant, [ball, campaign]);
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(title);
  });

  it('shows nothing of the event before, even if a translator has replaced the text of the page', () => {
    const container = showOn('2030-04-10T23:59:00-05:00', [
      supper,
      { ...campaign, when: 'July', where: 'The library' },
    ]);
    const translated = container.querySelectorAll('p, h2, h3');
    for (const element of translated) for (const node of [...element.childNodes]) translate(node);
    act(() => jest.advanceTimersByTime(120_000));
    expect(container.textContent).toMatch(/^Coming upComing SoonJars of ChangeJulyThe library/);
  });

  it('shows a campaign until its last day has ended', () => {
    showOn('2030-07-28T23:00:00-05:00');
    expect(screen.getByRole('heading', { name: 'Going on now' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Jars of Change' })).toBeTruthy();
  });

  it('shows only the day of an event without other data, for example if the clock is behind', () => {
    jest.useFakeTimers({ now: new Date('2030-04-01T12:00:00-05:00') });
    const { path, title, firstDay, lastDay } = supper;
    const { container } = render(<NextEvent events={[{ path, title, firstDay, lastDay }]} />, {
      wrapper: MemoryRouter,
    });
    expect(container.textContent).toContain('April 10, 2030');
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).not.toMatch(/coming soon|registration open/i);
  });

  it('renders nothing without a future event', () => {
    expect(showOn('2031-01-01T12:00:00-06:00').textContent).toBe('');
  });
});
