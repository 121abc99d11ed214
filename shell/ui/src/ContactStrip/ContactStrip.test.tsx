import { addressLine } from '@site/shared-data/addressLine';
import { contact } from '@site/shared-data/siteFacts';
import { render, screen } from '@testing-library/react';
import { ContactStrip } from './ContactStrip';

describe('ContactStrip', () => {
  it('calls, writes and leads to the clinic', () => {
    render(<ContactStrip />);
    const { phone, email, address } = contact;
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      `Call us ${phone.value}`,
      `E-mail us ${email.value}`,
      `Directions ${addressLine(address.value)}`,
    ]);
    const [call, write, go] = links.map((link) => link.getAttribute('href'));
    expect(call).toMatch(/^tel:\+1\d{10}$/);
    expect(write).toBe(`mailto:${email.value}`);
    expect(go).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\//);
  });
});
