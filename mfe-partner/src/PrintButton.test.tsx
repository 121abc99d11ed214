import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { PrintButton } from './PrintButton';

describe('PrintButton', () => {
  it('prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    render(<PrintButton label="Print this list" />);
    await userEvent.click(screen.getByRole('button', { name: 'Print this list' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('is hidden until hydration, but takes its space', () => {
    expect(renderToString(<PrintButton label="Print this list" />)).toMatch(
      /^<div class="waiting"><button.*Print this list/,
    );
    const { container } = render(<PrintButton label="Print this list" />);
    expect(container.firstElementChild?.className).toBe('place');
  });
});
