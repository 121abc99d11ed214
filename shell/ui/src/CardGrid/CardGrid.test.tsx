import { render, screen } from '@testing-library/react';
import { CardGrid } from './CardGrid';

describe('CardGrid', () => {
  it('renders a list of its cards', () => {
    render(
      <CardGrid columns={4}>
        <li>One</li>
        <li>Two</li>
      </CardGrid>,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('list').className).toBe('grid four');
  });
});
