import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './Dialog';

// jsdom has no methods of this element.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = jest.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
});

const closed = jest.fn();
beforeEach(() => jest.clearAllMocks());

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Read more
      </button>
      <Dialog
        open={open}
        onClose={() => {
          closed();
          setOpen(false);
        }}
        title="Alex Sample"
      >
        <p>Plans clinic days.</p>
      </Dialog>
    </>
  );
}

const open = async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Read more' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Alex Sample' });
};

describe('Dialog', () => {
  it('is closed at first', () => {
    const { showModal } = HTMLDialogElement.prototype;
    render(<Example />);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(showModal).not.toHaveBeenCalled();
  });

  it('opens with its title, and Close is its first button', async () => {
    const dialog = await open();
    expect(dialog.open).toBe(true);
    expect(dialog.querySelector('button')?.textContent).toBe('Close');
  });

  it('closes, and opens again', async () => {
    const dialog = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog.open).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Read more' }));
    expect(dialog.open).toBe(true);
  });

  it('opens again after Escape, even before the close event', async () => {
    const dialog = await open();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(dialog.open).toBe(false);
    fireEvent.click(screen.getByText('Read more'));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(dialog.open).toBe(true);
  });

  it('calls back once for each way to close it', async () => {
    const dialog = await open();
    const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await settled();
    expect(closed).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Read more' }));
    // Some browsers close it without a cancel event.
    dialog.close();
    await settled();
    expect(closed).toHaveBeenCalledTimes(2);
  });

  it('closes on a press outside it', async () => {
    const dialog = await open();
    await userEvent.click(dialog);
    expect(dialog.open).toBe(false);
  });

  it('stays open after a double click on its button', async () => {
    const dialog = await open();
    fireEvent.mouseDown(dialog, { detail: 2 });
    fireEvent.click(dialog, { detail: 2 });
    expect(dialog.open).toBe(true);
  });

  it('stays open if a text selection ends outside it', async () => {
    const dialog = await open();
    fireEvent.mouseDown(screen.getByText('Plans clinic days.'));
    fireEvent.mouseUp(dialog);
    fireEvent.click(dialog);
    expect(dialog.open).toBe(true);
  });
});
