import { render, screen } from '@testing-library/react';
import { Notice } from './Notice';

describe('Notice', () => {
  it('has the role note', () => {
    render(
      <Notice tone="past">
        <p>This event is over.</p>
      </Notice>,
    );
    expect(screen.getByRole('note').textContent).toBe('This event is over.');
  });
});
