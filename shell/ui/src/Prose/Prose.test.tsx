import { render, screen } from '@testing-library/react';
import { Prose } from './Prose';

describe('Prose', () => {
  it('renders its children unchanged', () => {
    render(
      <Prose>
        <p>Thank you for coming.</p>
      </Prose>,
    );
    expect(screen.getByText('Thank you for coming.').parentElement?.className).toBe('prose');
  });
});
