import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import type { ComponentProps } from 'react';
import { Link } from './Link';

/** Shows the location of the router, and the action that led to it. */
function Place() {
  const { pathname, search, hash } = useLocation();
  return <output>{`${useNavigationType()} ${pathname}${search}${hash}`}</output>;
}

/** Renders a link on the page /shop, clicks it, and returns the result. */
function click(link: ComponentProps<typeof Link>, how: Partial<MouseEventInit> = {}) {
  render(
    <MemoryRouter initialEntries={['/shop?new#top']}>
      <Link {...link}>Go</Link>
      <Place />
    </MemoryRouter>,
  );
  const anchor = screen.getByRole('link', { name: 'Go' });
  let isBrowsers = false;
  // jsdom would follow the link.
  const hear = (event: Event) => {
    isBrowsers = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', hear, { once: true });
  fireEvent.click(anchor, how);
  return {
    href: anchor.getAttribute('href'),
    place: screen.getByRole('status').textContent,
    isBrowsers,
  };
}

describe('Link', () => {
  it.each([
    ['/news', '/news', 'PUSH /news'],
    ['/news?old#two', '/news?old#two', 'PUSH /news?old#two'],
    ['#two', '#two', 'PUSH /shop#two'],
  ])('navigates to %s without a new document', (to, href, place) => {
    expect(click({ to })).toEqual({ href, place, isBrowsers: false });
  });

  it.each<[string, ComponentProps<typeof Link>, Partial<MouseEventInit>]>([
    ['a click with Ctrl', { to: '/news' }, { ctrlKey: true }],
    ['a click with Shift', { to: '/news' }, { shiftKey: true }],
    ['the middle button', { to: '/news' }, { button: 1 }],
    ['a separate window', { to: '/news', target: '_blank' }, {}],
    ['a download', { to: '/news.pdf', download: '' }, {}],
    ['another host', { to: 'https://other.example/news' }, {}],
    ['another host without a scheme', { to: '//other.example/news' }, {}],
  ])('lets the browser handle %s', (_, link, how) => {
    expect(click(link, how)).toMatchObject({ place: 'POP /shop?new#top', isBrowsers: true });
  });

  it('does nothing if its page has handled the click', () => {
    const { place } = click({ to: '/news', onClick: (event) => event.preventDefault() });
    expect(place).toBe('POP /shop?new#top');
  });
});
