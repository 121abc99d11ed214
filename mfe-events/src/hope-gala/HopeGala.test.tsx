import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { evening } from '../fixtureEvents';
import { HopeGala, theEvening } from './HopeGala';

const gala = { ...evening, program: ['A lantern walk', 'Poems'] };
const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('HopeGala', () => {
  it('shows the program of its entry', () => {
    render(<HopeGala event={gala} />, { wrapper: MemoryRouter });
    expect(items()).toEqual(gala.program);
  });

  it('leaves out the evening while its program is unknown', () => {
    render(<HopeGala event={evening} />, { wrapper: MemoryRouter });
    expect(screen.queryByRole('heading', { name: 'The evening' })).toBeNull();
    expect(theEvening(evening)).toBeNull();
  });
});

describe('theEvening', () => {
  it('shows the program of its own entry after the day', () => {
    render(theEvening(gala)?.content);
    expect(items()).toEqual(gala.program);
  });
});
