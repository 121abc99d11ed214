import type { ClinicEvent } from '@site/shared-data/events';
import { campaign, evening, run } from '../fixtureEvents';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { EventDialog } from './EventDialog';

// jsdom has no methods of this element.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

function Opened({ event }: { event: ClinicEvent }) {
  const [shown, setShown] = useState<ClinicEvent | null>(event);
  return <EventDialog event={shown} onClose={() => setShown(null)} />;
}

const open = (event: ClinicEvent) => render(<Opened event={event} />, { wrapper: MemoryRouter });

describe('EventDialog', () => {
  it('is closed without an event', () => {
    render(<EventDialog event={null} onClose={() => {}} />, { wrapper: MemoryRouter });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Register Now')).toBeNull();
  });

  it('shows the details of an event, and links to its page', () => {
    open(evening);
    const dialog = screen.getByRole('dialog', { name: 'Harvest Evening' });
    expect(dialog.textContent).toContain('Thursday, April 10, 2025');
    expect(dialog.textContent).toContain('5:30 PM');
    expect(dialog.textContent).toContain('Town Hall');
    expect(dialog.textContent).toContain(evening.description);
    expect(screen.getByRole('link', { name: 'View Event Details' }).getAttribute('href')).toBe(
      '/events/harvest-evening',
    );
  });

  it('opens an open registration in a new tab', () => {
    open(evening);
    const link = screen.getByRole('link', { name: 'Register Now (opens in a new tab)' });
    expect(link.getAttribute('href')).toBe(evening.registrationUrl);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noreferrer');
  });

  it('says Coming Soon while registration is not open', () => {
    open(run);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Coming Soon' }).disabled).toBe(true);
    expect(screen.queryByText(/Register Now/)).toBeNull();
  });

  it('shows Contact Us for an event without registration', () => {
    open(campaign);
    expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact');
    expect(screen.queryByText(/Register Now|Coming Soon/)).toBeNull();
  });

  it('closes', async () => {
    open(evening);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
