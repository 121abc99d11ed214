import { render, screen } from '@testing-library/react';
import { Prose } from './Prose';

describe('Prose', () => {
  it('leaves its words as they are', () => {
    render(
      <Prose>
        <p>Thank you for coming.</p>
      </Prose>,
    );
    expect(screen.getByText('Thank you for coming.').parentElement?.className).toBe('prose');
  });
});
