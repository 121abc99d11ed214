import { render, screen } from '@testing-library/react';
import { FactList } from './FactList';

describe('FactList', () => {
  it('pairs each name with what belongs to it', () => {
    render(<FactList facts={[{ term: 'Where', detail: 'Opelika Sportsplex' }]} />);
    expect(screen.getByRole('term').textContent).toBe('Where');
    expect(screen.getByRole('definition').textContent).toBe('Opelika Sportsplex');
  });
});
