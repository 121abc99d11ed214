import { donateFacts, giveFacts } from '@site/shared-data/facts/partner';
import { roles } from '@site/shared-data/roles';
import { links, org } from '@site/shared-data/siteFacts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { GivePage } from './GivePage';

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('GivePage', () => {
  beforeEach(() => {
    render(<GivePage />, { wrapper: MemoryRouter });
  });

  it('starts with the link to the giving page', () => {
    const [first] = screen.getAllByRole('link');
    expect(first?.getAttribute('href')).toBe(links.donate.value);
  });

  it('links to the contact page for a message, and to every way to give', () => {
    expect(hrefOf('Send us a message')).toBe('/contact');
    expect(hrefOf('See all ways to give')).toBe('/partner/donate');
  });

  it('shows the known facts for donors, and names the missing ones at its end', () => {
    expect(screen.getByText('Receipt').nextElementSibling?.textContent).toBe(donateFacts.receipt.value);
    expect(screen.getByText('Who answers you').nextElementSibling?.textContent).toContain(roles.donors.value);
    const missing = screen.queryByText(/^Not on this page yet/)?.textContent ?? '';
    for (const [term, words, fact] of [
      ['Tax number (EIN)', 'our tax number (EIN)', org.taxNumber],
      ['Who runs the giving page', 'who runs the giving page', giveFacts.provider],
    ] as const) {
      expect(screen.queryByText(term)?.nextElementSibling?.textContent).toBe(fact.value ?? undefined);
      expect(missing.includes(words)).toBe(fact.value === null && fact.status === 'sample');
    }
  });

  it('has one primary action, with a text that it opens a new tab', () => {
    const primary = screen.getAllByRole('link').filter((link) => link.className.split(' ').includes('primary'));
    const [first] = primary.filter((link) => !link.closest('section'));
    expect(first?.getAttribute('href')).toBe(links.donate.value);
    expect(primary.filter((link) => link.closest('li'))).toEqual([first]);
    expect(screen.getByText('Opens in a new tab')).toBeTruthy();
  });
});
