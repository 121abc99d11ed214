import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ActionTiles } from './ActionTiles';

describe('ActionTiles', () => {
  it('navigates within the site and links to everything else', () => {
    const tiles = [
      { icon: null, label: 'Call us', hint: '911', href: 'tel:911' },
      { icon: null, label: 'Parenting', href: '/services/parenting' },
    ];
    render(<ActionTiles tiles={tiles} />, { wrapper: MemoryRouter });
    expect(screen.getByRole('link', { name: 'Call us 911' }).getAttribute('rel')).toBe('noreferrer');
    expect(screen.getByRole('link', { name: 'Parenting' }).getAttribute('href')).toBe('/services/parenting');
  });

  it('shows a line above the tiles', () => {
    render(<ActionTiles tiles={[]}>Open now</ActionTiles>);
    expect(screen.getByText('Open now').nextElementSibling).toBe(screen.getByRole('list'));
  });
});
