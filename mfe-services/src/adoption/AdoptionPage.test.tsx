import { links } from '@site/shared-data/siteFacts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { AdoptionPage } from './AdoptionPage';

describe('AdoptionPage', () => {
  it('links to the adoption partner in a new tab, and says so', () => {
    render(<AdoptionPage />, { wrapper: MemoryRouter });
    const link = screen.getByRole('link', { name: 'Visit our adoption partner (opens in a new tab)' });
    expect(link.getAttribute('href')).toBe(links.adoption.value);
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('explains four terms', () => {
    render(<AdoptionPage />, { wrapper: MemoryRouter });
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Open',
      'Semi-open',
      'Closed',
      'Agency',
    ]);
  });
});
