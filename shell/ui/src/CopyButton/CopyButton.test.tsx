import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { CopyButton } from './CopyButton';

describe('CopyButton', () => {
  it('copies and announces it politely', async () => {
    const user = userEvent.setup();
    render(<CopyButton label="Copy address" text="123 Example Street" />);
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(await navigator.clipboard.readText()).toBe('123 Example Street');
    expect((await screen.findByRole('status')).textContent).toBe('Copied');
  });

  it('says what to do when the browser refuses', async () => {
    const user = userEvent.setup();
    render(<CopyButton label="Copy address" text="123 Example Street" />);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    expect((await screen.findByRole('status')).textContent).toBe('Please copy it by hand');
  });

  it('is not there without scripts', () => {
    expect(renderToStaticMarkup(<CopyButton label="Copy address" text="x" />)).not.toContain('button');
  });
});
