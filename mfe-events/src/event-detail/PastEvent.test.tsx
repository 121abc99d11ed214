import { eventsFacts } from '@site/shared-data/facts/events';
import type { ClinicEvent } from '@site/shared-data/events';
import { campaign, evening, run } from '../fixtureEvents';
import { contact } from '@site/shared-data/siteFacts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PastEvent } from './PastEvent';

const recap = () => ({ heading: 'The evening', content: <p>Soup and songs.</p> });

const show = (event: ClinicEvent) =>
  render(<PastEvent event={event} own={{ Invitation: () => null, recap }} />, { wrapper: MemoryRouter }).container;

describe('PastEvent', () => {
  it('describes the event, its time and its place in the past tense', () => {
    const words = show(evening).textContent ?? '';
    for (const said of ['Soup and songs.', 'Thursday, April 10, 2025', 'Doors opened', '1 Main Street'])
      expect(words).toContain(said);
    expect(words).not.toMatch(/doors open5|starts|ends/i);
  });

  it('keeps the link to open registration, and says which page it opens', () => {
    const words = show(evening).textContent;
    expect(screen.getByRole('heading', { name: 'The next one' })).toBeTruthy();
    const link = screen.getByRole('link', { name: /^Register Now/ });
    expect(link.closest('details')).toBeNull();
    expect(link.getAttribute('href')).toBe(evening.registrationUrl);
    expect(link.className).toContain('secondary');
    expect(words).toContain('Registration for 2025 has closed; its page is still there.');
  });

  it('says why nobody can register yet, in line with the button', () => {
    const words = show(run).textContent;
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Registration Coming Soon' });
    expect(button.disabled).toBe(true);
    const line = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(line?.textContent).toBe('Registration for the next one opens once its day is set.');
    expect(words).not.toMatch(/any more|over/i);
  });

  it('describes the event before the mailing list', () => {
    const words = show(evening).textContent ?? '';
    expect(words.indexOf('Soup and songs.')).toBeLessThan(words.indexOf(eventsFacts.mailingList.value));
    expect(screen.getByRole('link', { name: 'Join our mailing list' })).toBeTruthy();
  });

  it('keeps the parts of an event that are useful for the next time', () => {
    const own = { Invitation: () => null, Remains: () => <p>Files for churches</p> };
    render(<PastEvent event={campaign} own={own} />, { wrapper: MemoryRouter });
    expect(screen.getByText('Files for churches')).toBeTruthy();
  });

  it('links to the contact page if the event had no registration', () => {
    show(campaign);
    const link = screen.getByRole('link', { name: 'Contact Us' });
    expect(link.getAttribute('href')).toBe('/contact');
    expect(link.className).toContain('secondary');
  });

  it('has no calendar links, no directions and no share button', () => {
    const words = show({ ...run, ...{ address: evening.address } } as ClinicEvent).textContent;
    expect(screen.queryByRole('link', { name: /calendar|directions/i })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    expect(words).not.toContain('Behind the park.');
    const email = screen.getByRole('link', { name: 'E-mail us' }).getAttribute('href');
    expect(email).toMatch(new RegExp(`^mailto:${contact.email.value}`));
  });
});
