import { render, screen } from '@testing-library/react';
import { Claims } from './Claims';

describe('Claims', () => {
  it('uses the exact words, without a link', () => {
    render(<Claims />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'over 5,000 families served annually',
      'over four decades of service',
      '24/7 hotline',
    ]);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
