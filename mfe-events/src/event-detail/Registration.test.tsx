import type { ClinicEvent } from '@site/shared-data/events';
import { contact } from '@site/shared-data/siteFacts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { campaign, evening, run } from '../fixtureEvents';
import { Registration } from './Registration';

const show = (event: ClinicEvent) => render(<Registration event={event} />, { wrapper: MemoryRouter });

describe('Registration', () => {
  it('links to open registration', () => {
    show(evening);
    const link = screen.getByRole('link', { name: 'Register Now (opens in a new tab)' });
    expect(link.getAttribute('href')).toBe(evening.registrationUrl);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noreferrer');
  });

  it('says why nobody can register', () => {
    show(run);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Registration Coming Soon' });
    expect(button.disabled).toBe(true);
    const line = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(line?.textContent).toContain(run.registration);
    const email = screen.getByRole('link', { name: 'E-mail us' }).getAttribute('href');
    expect(email).toMatch(new RegExp(`^mailto:${contact.email.value}`));
  });

  it('links to the contact page if the event has no registration', () => {
    show(campaign);
    expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact');
    expect(screen.getByText(campaign.registration)).toBeTruthy();
  });
});
