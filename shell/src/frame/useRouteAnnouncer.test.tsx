import { render, screen } from '@testing-library/react';
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
      <Link to="/visit" onClick={() => screen.getByRole('heading').focus()}>
        Visit
      </Link>
      <p role="status">{announcement}</p>
    </>
  );
}

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const announced = () => screen.getByRole('status').textContent;

describe('useRouteAnnouncer', () => {
  beforeEach(() => {
    document.title = 'Contact us | The clinic';
    render(<Page />, { wrapper: MemoryRouter });
  });

  it('announces a page whose heading has not received the focus', async () => {
    expect(announced()).toBe('');
    await follow('Contact');
    expect(announced()).toBe('Contact us | The clinic');
  });

  it('leaves a heading with the focus to speak for itself', async () => {
    await follow('Contact');
    await follow('Visit');
    expect(announced()).toBe('');
  });

  it('keeps silent at a jump within the page', async () => {
    await follow('Hours');
    expect(announced()).toBe('');
  });
});
