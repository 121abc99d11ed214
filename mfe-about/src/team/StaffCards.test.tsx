import { staff } from '@site/shared-data/staff';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { StaffCards } from './StaffCards';

// jsdom has the element, but not what it does.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const pressCardOf = async (name: string) => {
  const button = screen.getByRole('button', { name: `Read more about ${name}` });
  await userEvent.click(button);
  return { button, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name }) };
};

describe('StaffCards', () => {
  it('has a card for each of the thirteen', () => {
    render(<StaffCards staff={staff} />);
    expect(screen.getAllByRole('button', { name: /^Read more about/ })).toHaveLength(13);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the details of the one whose card is pressed', async () => {
    render(<StaffCards staff={staff} />);
    const { dialog } = await pressCardOf('Taylor Sample');
    expect(dialog.open).toBe(true);
    expect(within(dialog).getByText('Nurse Manager')).toBeTruthy();
    expect(within(dialog).getByText(/plans clinic days/)).toBeTruthy();
    expect(within(dialog).getByRole('img', { name: 'Illustration of Taylor Sample' })).toBeTruthy();
  });

  it('goes back to the card when the dialog is dismissed', async () => {
    render(<StaffCards staff={staff} />);
    const { button, dialog } = await pressCardOf('Terry Sample');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(dialog.open).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  it('opens for another one after that', async () => {
    render(<StaffCards staff={staff} />);
    const first = await pressCardOf('Alex Sample');
    await userEvent.click(within(first.dialog).getByRole('button', { name: 'Close' }));
    const second = await pressCardOf('Casey Sample');
    expect(second.dialog.open).toBe(true);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('keeps every bio within reach when no script runs', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<StaffCards staff={staff} />);
    expect(page.querySelectorAll('button')).toHaveLength(0);
    expect([...page.querySelectorAll('details > p')].map((bio) => bio.textContent)).toEqual(
      staff.map(({ bio }) => bio),
    );
  });
});
