import { addressLine } from '@site/shared-data/postalAddress';
import { hotlines } from '@site/shared-data/hotlines';
import { hoursRows } from '@site/shared-data/dates/hoursRows';
import { roles } from '@site/shared-data/roles';
import { contact, hours } from '@site/shared-data/siteFacts';
import { telephoneLink, textLink } from '@site/shared-data/contactLinks';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ContactPage } from './ContactPage';

describe('ContactPage', () => {
  beforeEach(() => {
    render(<ContactPage />, { wrapper: MemoryRouter });
  });

  it('links to the telephone, e-mail and directions', () => {
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    for (const name of ['Call', `Call us ${contact.phone.value}`])
      expect(hrefOf(name)).toBe(telephoneLink(contact.phone.value));
    expect(hrefOf('Compose Email')).toMatch(new RegExp(`^mailto:${contact.email.value}\\?subject=`));
    expect(hrefOf('Directions')).toContain(encodeURIComponent(addressLine(contact.address.value)));
  });

  it('names the person who answers each topic', () => {
    const card = screen.getByRole('heading', { name: 'I want to help' }).closest('section');
    if (!card) throw new Error('No card');
    const subjects = within(card)
      .getAllByRole('link')
      .map((link) => new URL(link.getAttribute('href') ?? '').searchParams.get('subject'));
    expect(subjects).toEqual(
      within(card)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    );
    for (const { value } of [roles.volunteers, roles.churches, roles.donors, roles.press])
      expect(card.textContent).toContain(`The ${value} answers.`);
    expect(screen.getByRole('link', { name: /^I want to help/ }).getAttribute('href')).toMatch(
      new RegExp(`#${card.id}$`),
    );
  });

  it('has the telephone number once', () => {
    expect(screen.getAllByText(contact.phone.value)).toHaveLength(1);
  });

  it('lists the office hours', () => {
    const rows = within(screen.getByRole('table', { name: 'Office hours' })).getAllByRole('row');
    expect(rows.map((row) => row.lastChild?.textContent)).toEqual(hoursRows(hours.value).map(({ text }) => text));
  });

  it('has discreet links for people who cannot speak freely', () => {
    const hrefs = [...document.querySelectorAll('a')].map((link) => decodeURIComponent(link.href));
    const { text } = hotlines.domesticViolence.value;
    expect(hrefs).toContain(textLink(text?.to ?? '', text?.word));
    expect(hrefs).toContain(textLink(hotlines.lifeline.value.phone));
    if (contact.textLine.value !== null) expect(hrefs).toContain(textLink(contact.textLine.value));
    // A sent e-mail must reveal nothing to somebody who finds it.
    const quiet = screen.getByRole('link', { name: 'Write with a plain subject' }).getAttribute('href') ?? '';
    expect(new URL(quiet).searchParams.get('subject')).toBe('A question');
    expect(decodeURIComponent(quiet.split('?')[1] ?? '')).not.toMatch(/clinic|pregnan|test/i);
  });

  it('loads no map before a press, and links to one', () => {
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('link', { name: /Open in Google Maps/ })).toBeTruthy();
  });
});
