import type * as siteFacts from '@site/shared-data/siteFacts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ContactPage, contactPage } from './ContactPage';

jest.mock('@site/shared-data/siteFacts', () => {
  const facts = jest.requireActual<typeof siteFacts>('@site/shared-data/siteFacts');
  return { ...facts, contact: { ...facts.contact, textLine: { ...facts.contact.textLine, value: null } } };
});

describe('VisitCard', () => {
  it('does not mention text messages if there is no number for them', () => {
    render(<ContactPage />, { wrapper: MemoryRouter });
    expect(screen.getByRole('heading', { name: 'Call or visit' })).toBeTruthy();
    expect(screen.getByText('Call, write or plan a visit.')).toBeTruthy();
    expect(contactPage.description).toMatch(/^Phone, e-mail, address/);
  });
});
