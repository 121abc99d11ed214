import { contact, links } from '@site/shared-data/siteFacts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { GivePage } from './GivePage';

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('GivePage', () => {
  beforeEach(() => {
    render(<GivePage />, { wrapper: MemoryRouter });
  });

  it('starts with the way to the giving page', () => {
    const [first] = screen.getAllByRole('link');
    expect(first?.getAttribute('href')).toBe(links.donate.value);
  });

  it('leads from the message link to the contact page', () => {
    expect(hrefOf('Send us a message')).toBe('/contact');
  });

  it('says where to mail a check', () => {
    expect(screen.getByText((text) => text.includes(contact.address.value.street))).toBeTruthy();
  });
});
