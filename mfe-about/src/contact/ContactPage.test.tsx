import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ContactPage } from './ContactPage';

describe('ContactPage', () => {
  beforeEach(() => {
    render(<ContactPage />, { wrapper: MemoryRouter });
  });

  it('dials, writes and shows the way', () => {
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('(334) 555-0142')).toBe('tel:+13345550142');
    expect(hrefOf('Compose Email')).toMatch(/^mailto:hello@example\.org\?subject=/);
    expect(hrefOf('Directions')).toContain(encodeURIComponent('123 Example Street, Auburn, AL 36830'));
  });

  it('lists the office hours', () => {
    const rows = within(screen.getByRole('table', { name: 'Office hours' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Monday–Thursday8:00 AM–5:00 PM',
      'Friday8:00 AM–12:00 PM',
      'Saturday–SundayClosed',
    ]);
  });

  it('loads no map by itself, and links to one', () => {
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('link', { name: /Open in Google Maps/ })).toBeTruthy();
  });
});
