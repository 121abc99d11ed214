import { render, screen } from '@testing-library/react';
import { Button } from '../Button/Button';
import { Actions } from './Actions';

describe('Actions', () => {
  it('keeps its buttons together', () => {
    const { container } = render(
      <Actions>
        <Button>One</Button>
        <Button>Two</Button>
      </Actions>,
    );
    expect(screen.getAllByRole('button')).toHaveLength(2);
    expect(container.firstElementChild?.className).toBe('actions');
  });
});
