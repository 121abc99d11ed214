import { render, screen } from '@testing-library/react';
import { FactList } from './FactList';

describe('FactList', () => {
  it('pairs each term with its detail', () => {
    render(<FactList facts={[{ term: 'Where', detail: 'Opelika Sportsplex' }]} />);
    expect(screen.getByRole('term').textContent).toBe('Where');
    expect(screen.getByRole('definition').textContent).toBe('Opelika Sportsplex');
  });
});
