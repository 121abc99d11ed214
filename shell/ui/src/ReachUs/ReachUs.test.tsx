import { contact } from '@site/shared-data/siteFacts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ReachUs } from './ReachUs';

const { phone, textLine, email, address, replyTime } = contact;
const ways = [
  ...(textLine.value === null ? [] : [`Text us ${textLine.value}`]),
  `Write to us ${email.value}`,
  `Call us ${phone.value}`,
  `Directions ${address.value.street}`,
];
const words = () => screen.getAllByRole('link').map((link) => link.textContent);

describe('ReachUs', () => {
  afterEach(() => jest.useRealTimers());

  it('shows whether the office is open, and links to text, write, call and find it', () => {
    jest.useFakeTimers({ now: new Date('2025-04-08T15:00:00Z') });
    render(<ReachUs />);
    expect(screen.getByText('Open now until 4:30 PM')).toBeTruthy();
    expect(words()).toEqual(ways);
    expect(screen.getByText(new RegExp(`at any hour. ${replyTime.value}`))).toBeTruthy();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    if (textLine.value !== null) expect(hrefs.at(0)).toMatch(/^sms:\+1\d{10}$/);
    expect(hrefs.at(-2)).toMatch(/^tel:\+1\d{10}$/);
    expect(hrefs.at(-1)).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\//);
  });

  it('keeps its order while the office is closed, so that no tile moves when the page hydrates', () => {
    jest.useFakeTimers({ now: new Date('2025-04-09T04:00:00Z') });
    render(<ReachUs />);
    expect(words()).toEqual(ways);
  });

  it('adds the link of worried visitors on the home page', () => {
    render(<ReachUs isFrontDoor />, { wrapper: MemoryRouter });
    expect(words()[0]?.trim()).toBe('I may be pregnant');
    expect(screen.getByRole('link', { name: 'I may be pregnant' }).getAttribute('href')).toBe('/services/clinic');
  });

  it('links to the emergency numbers on the same page', () => {
    render(<ReachUs helpBelow />, { wrapper: MemoryRouter });
    expect(screen.getByRole('link', { name: 'Get help now' }).getAttribute('href')).toBe('#get-help');
  });
});
