import { parentingFacts } from '@site/shared-data/facts/services';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ParentingPage } from './ParentingPage';

describe('ParentingPage', () => {
  beforeEach(() => {
    render(<ParentingPage />, { wrapper: MemoryRouter });
  });

  it('lists what the site facts offer', () => {
    for (const offer of parentingFacts.offers.value) expect(screen.getByText(offer)).toBeTruthy();
  });

  it('welcomes dads, and shows helpers the way', () => {
    expect(screen.getByRole('heading', { level: 2, name: 'Fatherhood' })).toBeTruthy();
    const link = screen.getByRole('link', { name: /Volunteer/ });
    expect(link.getAttribute('href')).toBe('/partner/volunteer/fatherhood');
  });
});
