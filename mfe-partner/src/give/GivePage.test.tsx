import { giveFacts } from '@site/shared-data/facts/partner';
import { links, org } from '@site/shared-data/siteFacts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { GivePage } from './GivePage';

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('GivePage', () => {
  beforeEach(() => {
    render(<GivePage />, { wrapper: MemoryRouter });
  });

  it('starts with the way to the giving page', () => {
    const [first] = screen.getAllByRole('link');
    expect(first?.getAttribute('href')).toBe(links.donate.value);
  });

  it('leads from the message link to the contact page, and to every way to give', () => {
    expect(hrefOf('Send us a message')).toBe('/contact');
    expect(hrefOf('See all ways to give')).toBe('/partner/donate');
  });

  it('says what donors look for, or that it is still to come', () => {
    for (const [term, fact] of [
      ['Tax number (EIN)', org.taxNumber],
      ['Who runs the giving page', giveFacts.provider],
    ] as const) {
      const shown = screen.queryByText(term)?.nextElementSibling?.textContent;
      expect(shown).toBe(fact.value ?? (fact.status === 'sample' ? 'To be confirmed' : undefined));
    }
  });
});
