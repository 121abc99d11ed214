import type { StaffMember } from '@site/shared-data/staff';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { StaffCards } from './StaffCards';

/** A nurse with a portrait, a colleague without one, and a colleague with a single name. */
const staff: readonly StaffMember[] = [
  {
    name: 'Ada Lane',
    title: 'Nurse Manager',
    image: { name: 'not-found', alt: 'Ada Lane' },
    bio: 'Ada plans clinic days.',
  },
  { name: 'Ben de Witt', title: 'Office Manager', bio: 'Ben answers the phone.' },
  { name: 'Cleo', title: 'Driver', bio: 'Cleo drives.' },
];

// jsdom has no methods of this element.
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
  it('has a card for every person', () => {
    render(<StaffCards staff={staff} />);
    expect(screen.getAllByRole('button', { name: /^Read more about / })).toHaveLength(3);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the details of the person whose card is pressed', async () => {
    render(<StaffCards staff={staff} />);
    const { dialog } = await pressCardOf('Ada Lane');
    expect(dialog.open).toBe(true);
    expect(within(dialog).getByText('Nurse Manager')).toBeTruthy();
    expect(within(dialog).getByText(/plans clinic days/)).toBeTruthy();
    expect(within(dialog).getByRole('img', { name: 'Ada Lane' })).toBeTruthy();
  });

  it('shows the initials of a person without a portrait', () => {
    render(<StaffCards staff={staff} />);
    expect(screen.getAllByRole('listitem').map((card) => card.firstChild?.textContent)).toEqual(['', 'BW', 'C']);
  });

  it('renders the details before the press that opens them ends', () => {
    render(<StaffCards staff={staff} />);
    const button = screen.getByRole('button', { name: 'Read more about Cleo' });
    fireEvent.pointerDown(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    const [dialog] = document.getElementsByTagName('dialog');
    expect(dialog?.textContent).toContain('Cleo drives.');
    fireEvent.click(button);
    expect(screen.getByRole('dialog', { name: 'Cleo' })).toBe(dialog);
  });

  it('returns the focus to the card when the dialog closes', async () => {
    render(<StaffCards staff={staff} />);
    const { button, dialog } = await pressCardOf('Ben de Witt');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(dialog.open).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  it('then opens for another person', async () => {
    render(<StaffCards staff={staff} />);
    const first = await pressCardOf('Ada Lane');
    await userEvent.click(within(first.dialog).getByRole('button', { name: 'Close' }));
    const second = await pressCardOf('Cleo');
    expect(second.dialog.open).toBe(true);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('has every bio without scripts', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<StaffCards staff={staff} />);
    expect(page.querySelectorAll('button')).toHaveLength(0);
    expect([...page.querySelectorAll('details > p')].map((bio) => bio.textContent)).toEqual(
      staff.map(({ bio }) => bio),
    );
  });

  it('keeps a bio open that was opened before hydration', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<StaffCards staff={staff} />);
    const [first] = container.querySelectorAll('details');
    if (first) first.open = true;
    render(<StaffCards staff={staff} />, { container, hydrate: true });
    expect([...container.querySelectorAll('details')]).toEqual([first]);
    expect(screen.getAllByRole('button', { name: /^Read more about / })).toHaveLength(2);
  });
});
