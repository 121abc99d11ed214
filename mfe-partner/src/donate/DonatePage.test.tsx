import { donationOptions } from '@site/shared-data/donationOptions';
import { links } from '@site/shared-data/siteFacts';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DonatePage } from './DonatePage';

const goals = [
  { title: 'Monthly Partner', amount: 'Any amount', href: '/monthly-partner', target: null },
  { title: 'One-Time Gift', amount: 'Any amount', href: links.donate.value, target: '_blank' },
  { title: 'Legacy Giving', amount: 'Custom amount', href: '/contact', target: null },
  { title: 'Grassroots Supply Drive', amount: 'Baby supplies', href: '/supply-drive', target: null },
];

describe('DonatePage', () => {
  it.each(goals)('leads from $title to $href', ({ title, amount, href, target }) => {
    render(<DonatePage />, { wrapper: MemoryRouter });
    const card = screen.getByRole('heading', { name: title }).closest('li');
    if (!card) throw new Error(`No card for ${title}`);
    expect(within(card).getByText(amount)).toBeTruthy();
    const link = within(card).getByRole('link');
    expect(link.getAttribute('href')).toBe(href);
    expect(link.getAttribute('target')).toBe(target);
  });

  it('shows every option there is', () => {
    expect(donationOptions.map(({ title }) => title)).toEqual(goals.map(({ title }) => title));
  });
});
