import { parentingFacts } from '@site/shared-data/facts/services';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ParentingPage } from './ParentingPage';

describe('ParentingPage', () => {
  beforeEach(() => {
    render(<ParentingPage />, { wrapper: MemoryRouter });
  });

  it('lists the help of the site facts', () => {
    for (const offer of parentingFacts.offers.value) expect(screen.getByText(offer)).toBeTruthy();
  });

  it('has a part for dads, and links for helpers', () => {
    expect(screen.getByRole('heading', { level: 2, name: 'Fatherhood' })).toBeTruthy();
    const link = screen.getByRole('link', { name: /Volunteer/ });
    expect(link.getAttribute('href')).toBe('/partner/volunteer/fatherhood');
  });
});
