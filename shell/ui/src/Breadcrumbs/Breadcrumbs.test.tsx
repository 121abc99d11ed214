import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Breadcrumbs } from './Breadcrumbs';

describe('Breadcrumbs', () => {
  it('links to every page except the current one', () => {
    const trail = [
      { name: 'Home', path: '/' },
      { name: 'Partner', path: '/partner' },
      { name: 'Volunteer', path: '/partner/volunteer' },
    ];
    render(<Breadcrumbs trail={trail} />, { wrapper: MemoryRouter });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Partner']);
    expect(screen.getByText('Volunteer').getAttribute('aria-current')).toBe('page');
  });
});
