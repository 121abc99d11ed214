import type { ClinicEvent } from '@site/shared-data/events';
import { campaign, evening, run } from '@site/shared-data/exampleEvents';
import { contact } from '@site/shared-data/siteFacts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PastEvent } from './PastEvent';

const recap = { heading: 'The evening', content: <p>Soup and songs.</p> };

const show = (event: ClinicEvent) =>
  render(<PastEvent event={event} recap={recap} />, { wrapper: MemoryRouter }).container;

/** What is folded; it opens by a press on its line. */
const folded = (container: HTMLElement) => {
  const details = container.querySelector('details');
  if (!details) throw new Error('nothing is folded');
  return details;
};

describe('PastEvent', () => {
  it('tells what it was, when and where, in the past tense', () => {
    const words = show(evening).textContent ?? '';
    for (const said of ['Soup and songs.', 'Thursday, April 10, 2025', 'Doors opened', '1 Main Street'])
      expect(words).toContain(said);
    expect(words).not.toMatch(/doors open5|starts|ends/i);
  });

  it('keeps open registration as an outline, folded away', () => {
    const details = folded(show(evening));
    expect(details.open).toBe(false);
    const link = details.querySelector('a');
    expect(link?.textContent).toBe('Register Now (opens in a new tab)');
    expect(link?.getAttribute('href')).toBe(evening.registrationUrl);
    expect(link?.className).toContain('secondary');
  });

  it('says, folded away, why nobody can register', () => {
    const button = folded(show(run)).querySelector('button');
    expect(button?.textContent).toBe('Registration Coming Soon');
    expect(button?.disabled).toBe(true);
    const line = document.getElementById(button?.getAttribute('aria-describedby') ?? '');
    expect(line?.textContent).toContain('This event is over.');
  });

  it('leads to the contact page where nobody registered', () => {
    show(campaign);
    const link = screen.getByRole('link', { name: 'Contact Us' });
    expect(link.getAttribute('href')).toBe('/contact');
    expect(link.className).toContain('secondary');
  });

  it('keeps no date, shows no way and is not shared', () => {
    const words = show({ ...run, ...{ address: evening.address } } as ClinicEvent).textContent;
    expect(screen.queryByRole('link', { name: /calendar|directions/i })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    expect(words).not.toContain('Behind the park.');
    const email = screen.getByRole('link', { name: 'E-mail us' }).getAttribute('href');
    expect(email).toMatch(new RegExp(`^mailto:${contact.email.value}`));
  });
});
