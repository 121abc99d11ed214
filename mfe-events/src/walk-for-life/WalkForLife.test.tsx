import { shirtAmount, walkFee, walkRoute } from '@site/shared-data/constants';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { walkAndRun, WalkForLife } from './WalkForLife';

const names = (words: string | null) => {
  for (const figure of ['Free', `$${walkFee}`, `$${shirtAmount} raised`, walkRoute]) expect(words).toContain(figure);
};

describe('WalkForLife', () => {
  it('shows the fee, the route and the amount for a T-shirt', () => {
    names(render(<WalkForLife />, { wrapper: MemoryRouter }).container.textContent);
  });
});

describe('walkAndRun', () => {
  it('still shows them after the day, without invitations to raise support or to help', () => {
    const { container } = render(walkAndRun.content);
    names(container.textContent);
    expect(container.textContent).not.toMatch(/set a goal|how to raise|help on the day|you can/i);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
