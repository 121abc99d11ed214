import { claims } from '@site/shared-data/claims';
import { hotlines } from '@site/shared-data/hotlines';
import { contact } from '@site/shared-data/siteFacts';
import { telephoneLink } from '@site/shared-data/contactLinks';
import { render, screen } from '@testing-library/react';
import { MoreClaims } from './MoreClaims';

describe('MoreClaims', () => {
  it('uses the exact words', () => {
    render(<MoreClaims />);
    const words = screen.getAllByRole('listitem').map((item) => item.firstChild?.textContent);
    expect(words).toEqual([claims.years, claims.hotline].map(({ value }) => value));
  });

  it('gives the hotline a number that answers: its own, or the national one under its name', () => {
    render(<MoreClaims />);
    const { phone, name } = hotlines.lifeline.value;
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe(telephoneLink(claims.hotlinePhone.value ?? phone));
    expect(link.textContent).not.toBe(contact.phone.value);
    if (claims.hotlinePhone.value === null) expect(link.parentElement?.textContent).toContain(`the national ${name}`);
  });
});
