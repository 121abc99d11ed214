import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { ShareButton } from './ShareButton';

const shareBy = (share: (data: ShareData) => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });

const press = async () => {
  const user = userEvent.setup();
  render(<ShareButton title="Hope Gala" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
};

describe('ShareButton', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  it('opens the share sheet of the device', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    shareBy(share);
    await press();
    expect(share).toHaveBeenCalledWith({ title: 'Hope Gala', url: location.href });
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('copies the link if the device has no share sheet', async () => {
    await press();
    expect((await screen.findByText('Link copied')).getAttribute('role')).toBe('status');
    expect(await navigator.clipboard.readText()).toBe(location.href);
  });

  it('does nothing more after the visitor closes the share sheet', async () => {
    shareBy(() => Promise.reject(new DOMException('closed', 'AbortError')));
    await press();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('is not rendered without scripts', () => {
    expect(renderToStaticMarkup(<ShareButton title="Hope Gala" />)).not.toContain('button');
  });
});
