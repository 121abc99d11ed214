import { donationOptions } from '@site/shared-data/donationOptions';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { GivingChoices } from './GivingChoices';
import { onlineWays } from './waysToGive';

describe('GivingChoices', () => {
  it.each(donationOptions)('has one link for $title: $buttonText', (option) => {
    render(<GivingChoices options={donationOptions} described />, { wrapper: MemoryRouter });
    const choice = screen.getByRole('heading', { name: option.title }).closest('li');
    if (!choice) throw new Error(`No choice for ${option.title}`);
    for (const words of [option.amountLabel, option.description]) expect(within(choice).getByText(words)).toBeTruthy();
    const link = within(choice).getByRole('link', { name: new RegExp(`^${option.buttonText}( \\(opens|$)`) });
    expect(link.getAttribute('href')).toBe(option.buttonLink);
    expect(link.getAttribute('target')).toBe(option.isExternalLink ? '_blank' : null);
  });

  it('has the online way that takes a single visit first', () => {
    render(<GivingChoices options={onlineWays} />, { wrapper: MemoryRouter });
    expect(screen.getAllByRole('link')[0]?.getAttribute('target')).toBe('_blank');
    for (const { description } of onlineWays) expect(screen.queryByText(description)).toBeNull();
  });
});
