import { links, org } from '@site/shared-data/siteFacts';
import { render, screen } from '@testing-library/react';
import { GiveOnline } from './GiveOnline';

describe('GiveOnline', () => {
  it('opens the giving page in a new tab and says so', () => {
    render(<GiveOnline label="Give online" />);
    const link = screen.getByRole('link', { name: 'Give online (opens in a new tab)' });
    expect(link.getAttribute('href')).toBe(links.donate.value);
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('names the recipient of the gift beside the button', () => {
    render(<GiveOnline label="Give online" />);
    expect(screen.getByText(new RegExp(`${org.name.value} is a registered 501\\(c\\)3 nonprofit`))).toBeTruthy();
    // An unknown number is not shown.
    expect(screen.queryAllByText(/EIN/)).toHaveLength(org.taxNumber.value === null ? 0 : 1);
  });
});
