import { claims } from '@site/shared-data/claims';
import { telephoneLink } from '@site/shared-data/contactLinks';
import { render, screen } from '@testing-library/react';
import { MoreClaims } from './MoreClaims';

describe('MoreClaims', () => {
  it('uses the exact text of the claims', () => {
    render(<MoreClaims />);
    for (const { value } of [claims.years, claims.hotline]) expect(screen.getByText(value).tagName).toBe('STRONG');
  });

  it('shows only the hotline’s own number, or none', () => {
    render(<MoreClaims />);
    const { value } = claims.hotlinePhone;
    const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(value === null ? [] : [telephoneLink(value)]);
  });
});
