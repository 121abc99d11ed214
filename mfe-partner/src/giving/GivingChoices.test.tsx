import { links } from '@site/shared-data/siteFacts';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { GivingChoices } from './GivingChoices';

describe('GivingChoices', () => {
  it.each([
    ['One-Time Gift', 'Give once (opens in a new tab)', links.donate.value],
    ['Monthly Partner', 'Give monthly', '/monthly-partner'],
  ])('leads from %s by one link: %s', (title, name, href) => {
    render(<GivingChoices />, { wrapper: MemoryRouter });
    const choice = screen.getByRole('heading', { name: title }).closest('li');
    if (!choice) throw new Error(`No choice for ${title}`);
    expect(within(choice).getByText('Any amount')).toBeTruthy();
    expect(within(choice).getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  it('puts first what is done at once', () => {
    render(<GivingChoices />, { wrapper: MemoryRouter });
    expect(screen.getAllByRole('link')[0]?.getAttribute('target')).toBe('_blank');
  });
});
