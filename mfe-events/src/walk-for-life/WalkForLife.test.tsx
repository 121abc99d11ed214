import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { WalkForLife } from './WalkForLife';

describe('WalkForLife', () => {
  it.each([false, true])('names the fee, the route and what earns a T-shirt; over: %s', (isOver) => {
    render(<WalkForLife isOver={isOver} />, { wrapper: MemoryRouter });
    for (const figure of ['Free', '$30', '$200 raised']) expect(screen.getByText(figure)).toBeTruthy();
    expect(document.body.textContent).toContain('1-mile route');
  });

  it('asks nobody to raise support or to help once the day is over', () => {
    const { container } = render(<WalkForLife isOver />, { wrapper: MemoryRouter });
    expect(container.textContent).not.toMatch(/set a goal|how to raise|help on the day|you can/i);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
