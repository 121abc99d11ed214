import { contact } from '@site/shared-data/siteFacts';
import { render, screen } from '@testing-library/react';
import { ReachUs } from './ReachUs';

const { phone, email, address } = contact;

describe('ReachUs', () => {
  afterEach(() => jest.useRealTimers());

  it('says whether someone is there, calls and shows the way', () => {
    jest.useFakeTimers({ now: new Date('2025-04-08T15:00:00Z') });
    render(<ReachUs />);
    expect(screen.getByText('Open now until 5:00 PM')).toBeTruthy();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      `Call us ${phone.value}`,
      `Directions ${address.value.street}`,
    ]);
    const [call, go] = links.map((link) => link.getAttribute('href'));
    expect(call).toMatch(/^tel:\+1\d{10}$/);
    expect(go).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\//);
  });

  it('writes, where there is room for it', () => {
    render(<ReachUs email />);
    const link = screen.getByRole('link', { name: `Write to us ${email.value}` });
    expect(link.getAttribute('href')).toBe(`mailto:${email.value}`);
  });
});
