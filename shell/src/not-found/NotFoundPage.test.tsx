import { contact, org } from '@site/shared-data/siteFacts';
import { telephoneLink } from '@site/shared-data/contactLinks';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import type { Registry } from '../sections/registry';
import { NotFoundPage } from './NotFoundPage';

const logLine = '404 Error: User attempted to access non-existent route';
let logged: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

const registry: Registry = {
  day: '2031-05-05',
  demo: false,
  events: [{ path: '/shows/spring-fair', title: 'The Spring Fair', firstDay: '2031-05-06', lastDay: '2031-05-06' }],
  sections: [],
  pages: ['/shows', '/shows/spring-fair', '/shows/open-day', '/people', '/people/friends', '/partners/friends'],
};

const show = (address = '/no/such-page?from=mail') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Link to="/nor-this">Another</Link>
      <Routes>
        <Route path="*" element={<NotFoundPage registry={registry} />} />
      </Routes>
    </MemoryRouter>,
  );

describe('NotFoundPage', () => {
  it('has the text of the specification', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy();
    expect(
      screen.getByText("We're sorry, but the page you're looking for doesn't exist or has been moved."),
    ).toBeTruthy();
    expect(document.title).toBe(`Page Not Found | ${org.name.value}`);
  });

  it('links to the home page, the contact page and the telephone', () => {
    show();
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact');
    const phone = screen.getByRole('link', { name: `call us at ${contact.phone.value}` });
    expect(phone.getAttribute('href')).toBe(telephoneLink(contact.phone.value));
  });

  it('links to four pages that people often look for', () => {
    show();
    expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(4);
  });

  it.each([
    ['/Shows', 'Shows', '/shows'],
    ['/SHOWS/', 'Shows', '/shows'],
    ['//shows', 'Shows', '/shows'],
    ['/shows%20', 'Shows', '/shows'],
    ['/shows.html', 'Shows', '/shows'],
    ['/springfair', 'The Spring Fair', '/shows/spring-fair'],
    ['/Shows/Spring%E2%80%93Fair),', 'The Spring Fair', '/shows/spring-fair'],
    ['/open-day', 'Open day', '/shows/open-day'],
    ['/shows/last-year', 'Shows', '/shows'],
  ])('suggests the page that %s means', (address, name, path) => {
    show(address);
    const line = screen.getByText(/^Did you mean/);
    expect(line.textContent).toBe(`Did you mean ${name}?`);
    expect(within(line).getByRole('link').getAttribute('href')).toBe(path);
  });

  it.each(['/no/such-page', '/friends', '/%zz', '/x.html', '/%00'])('suggests nothing for %s', (address) => {
    show(address);
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });

  it('logs each unknown address once', async () => {
    show();
    expect(logged.mock.calls).toEqual([[logLine, '/no/such-page']]);
    await userEvent.click(screen.getByRole('link', { name: 'Another' }));
    expect(logged.mock.calls.slice(1)).toEqual([[logLine, '/nor-this']]);
  });
});
