import { claims } from '@site/shared-data/claims';
import { telephoneLink } from '@site/shared-data/contactLinks';
import { render, screen } from '@testing-library/react';
import { MoreClaims } from './MoreClaims';

describe('MoreClaims', () => {
  it('uses the exact words', () => {
    render(<MoreClaims />);
    const words = screen.getAllByRole('listitem').map((item) => item.firstChild?.textContent);
    expect(words).toEqual([claims.years, claims.hotline].map(({ value }) => value));
  });

  it('gives the hotline its own number or none: nobody else answers for the clinic', () => {
    const { container } = render(<MoreClaims />);
    const { value } = claims.hotlinePhone;
    const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(value === null ? [] : [telephoneLink(value)]);
    if (value === null) expect(container.textContent).toContain('Number to be supplied');
  });
});
