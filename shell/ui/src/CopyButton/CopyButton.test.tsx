import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { CopyButton } from './CopyButton';

describe('CopyButton', () => {
  it('copies its text and announces it politely', async () => {
    const user = userEvent.setup();
    render(<CopyButton label="Copy address" text="123 Example Street" />);
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(await navigator.clipboard.readText()).toBe('123 Example Street');
    expect((await screen.findByRole('status')).textContent).toBe('Copied');
  });

  it('asks the visitor to copy by hand if the browser refuses', async () => {
    const user = userEvent.setup();
    render(<CopyButton label="Copy address" text="123 Example Street" />);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    expect((await screen.findByRole('status')).textContent).toBe('Please copy it by hand');
  });

  it('is not rendered without scripts', () => {
    expect(renderToStaticMarkup(<CopyButton label="Copy address" text="x" />)).not.toContain('button');
  });
});
