import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { useRouteAnnouncer } from './useRouteAnnouncer';

function Page() {
  const announcement = useRouteAnnouncer(useLocation());
  return (
    <>
      <h1 tabIndex={-1}>Contact us</h1>
      <Link to="#hours">Hours</Link>
      <Link to="/contact">Contact</Link>
      <Link to="/visit#map">Map</Link>
      <p role="status">{announcement}</p>
    </>
  );
}

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const announced = () => screen.getByRole('status').textContent;

describe('useRouteAnnouncer', () => {
  beforeEach(() => {
    document.title = 'Contact us';
    render(<Page />, { wrapper: MemoryRouter });
  });

  it('announces a new page and moves the focus to its heading', async () => {
    expect(announced()).toBe('');
    await follow('Contact');
    expect(announced()).toBe('Contact us');
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });

  it('moves the focus to the heading of a page opened at a place, where nothing else has it', () => {
    // Unlike a real click, this one leaves the focus where it is.
    fireEvent.click(screen.getByRole('link', { name: 'Map' }));
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });

  it('keeps silent at a jump within the page', async () => {
    await follow('Hours');
    expect(announced()).toBe('');
  });
});
