import { donationOptions } from '@site/shared-data/donationOptions';
import { donateFacts } from '@site/shared-data/facts/partner';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DonatePage } from './DonatePage';

describe('DonatePage', () => {
  it.each(donationOptions)('leads from $title to $buttonLink', (option) => {
    render(<DonatePage />, { wrapper: MemoryRouter });
    const way = screen.getByRole('heading', { name: option.title }).closest('li');
    if (!way) throw new Error(`No place for ${option.title}`);
    for (const words of [option.amountLabel, option.description]) expect(within(way).getByText(words)).toBeTruthy();
    const link = within(way).getByRole('link', { name: new RegExp(`^${option.buttonText}`) });
    expect(link.getAttribute('href')).toBe(option.buttonLink);
    expect(link.getAttribute('target')).toBe(option.isExternalLink ? '_blank' : null);
  });

  it('answers what donors ask about receipts and taxes in the open', () => {
    const { container } = render(<DonatePage />, { wrapper: MemoryRouter });
    expect(screen.getByText(donateFacts.receipt.value)).toBeTruthy();
    expect(screen.getByText('Is my gift tax-deductible?')).toBeTruthy();
    expect(container.querySelector('details')).toBeNull();
  });
});
