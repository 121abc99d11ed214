import { contact, org } from '@site/shared-data/siteFacts';
import { telephoneLink } from '@site/shared-data/contactLinks';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { NotFoundPage } from './NotFoundPage';

const logLine = '404 Error: User attempted to access non-existent route';
let logged: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

const show = () =>
  render(
    <MemoryRouter initialEntries={['/no/such-page?from=mail']}>
      <Link to="/nor-this">Another</Link>
      <Routes>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </MemoryRouter>,
  );

describe('NotFoundPage', () => {
  it('says what happened in the words of the specification', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy();
    expect(
      screen.getByText("We're sorry, but the page you're looking for doesn't exist or has been moved."),
    ).toBeTruthy();
    expect(document.title).toBe(`Page Not Found | ${org.name.value}`);
  });

  it('leads home, to the contact page and to the telephone', () => {
    show();
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact');
    const phone = screen.getByRole('link', { name: `call us at ${contact.phone.value}` });
    expect(phone.getAttribute('href')).toBe(telephoneLink(contact.phone.value));
  });

  it('offers four pages people often look for', () => {
    show();
    expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(4);
  });

  it('logs each unknown address once', async () => {
    show();
    expect(logged.mock.calls).toEqual([[logLine, '/no/such-page']]);
    await userEvent.click(screen.getByRole('link', { name: 'Another' }));
    expect(logged.mock.calls.slice(1)).toEqual([[logLine, '/nor-this']]);
  });
});
