import { contact } from '@site/shared-data/siteFacts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ReachUs } from './ReachUs';

const { phone, textLine, email, address } = contact;
const ways = [
  `Call us ${phone.value}`,
  ...(textLine.value === null ? [] : [`Text us ${textLine.value}`]),
  `Directions ${address.value.street}`,
];
const words = () => screen.getAllByRole('link').map((link) => link.textContent);

describe('ReachUs', () => {
  afterEach(() => jest.useRealTimers());

  it('shows whether the office is open, and links to call, text and find it', () => {
    jest.useFakeTimers({ now: new Date('2025-04-08T15:00:00Z') });
    render(<ReachUs />);
    expect(screen.getByText('Open now until 4:30 PM')).toBeTruthy();
    expect(words()).toEqual(ways);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs.at(0)).toMatch(/^tel:\+1\d{10}$/);
    if (textLine.value !== null) expect(hrefs.at(1)).toMatch(/^sms:\+1\d{10}$/);
    expect(hrefs.at(-1)).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\//);
  });

  it('adds the link of worried visitors and the e-mail address on the home page', () => {
    render(<ReachUs isFrontDoor />, { wrapper: MemoryRouter });
    expect(words().map((text) => text?.trim())).toEqual(['I may be pregnant', ...ways, `Write to us ${email.value}`]);
    expect(screen.getByRole('link', { name: 'I may be pregnant' }).getAttribute('href')).toBe('/services/clinic');
  });

  it('links to the emergency numbers on the same page', () => {
    render(<ReachUs helpBelow />, { wrapper: MemoryRouter });
    expect(screen.getByRole('link', { name: 'Get help now' }).getAttribute('href')).toBe('/#get-help');
  });
});
