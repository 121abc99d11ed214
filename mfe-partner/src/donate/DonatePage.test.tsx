import { donationOptions } from '@site/shared-data/donationOptions';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DonatePage } from './DonatePage';

describe('DonatePage', () => {
  it.each(donationOptions)('leads from $title to $buttonLink', ({ title, amountLabel, buttonLink, isExternalLink }) => {
    render(<DonatePage />, { wrapper: MemoryRouter });
    const card = screen.getByRole('heading', { name: title }).closest('li');
    if (!card) throw new Error(`No card for ${title}`);
    expect(within(card).getByText(amountLabel)).toBeTruthy();
    const link = within(card).getByRole('link');
    expect(link.getAttribute('href')).toBe(buttonLink);
    expect(link.getAttribute('target')).toBe(isExternalLink ? '_blank' : null);
  });
});
