import { addressLine } from '@site/shared-data/postalAddress';
import { campaign } from '../exampleEvents';
import { participatingLocations } from '@site/shared-data/participatingLocations';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { BabyBottleBoomerang } from './BabyBottleBoomerang';
import { bottlePlaces, pastPlace } from './bottlePlaces';

describe('BabyBottleBoomerang', () => {
  it('names every place that has bottles, and the way to it where it is known', () => {
    render(<BabyBottleBoomerang event={campaign} />, { wrapper: MemoryRouter });
    for (const { name, address } of participatingLocations) {
      const card = screen.getByRole('heading', { level: 3, name }).closest('li');
      expect(card?.textContent).toContain(address ? addressLine(address) : 'To be announced');
      expect(card?.querySelectorAll('a')).toHaveLength(address ? 1 : 0);
    }
  });
});

describe('bottlePlaces', () => {
  it('names every place, and sends nobody for a bottle, once the campaign is over', () => {
    const { container } = render(bottlePlaces.content);
    const names = participatingLocations.map(({ name }) => name);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(names);
    expect(container.textContent).not.toMatch(/pick up|bring|tell us|to be announced|ask us/i);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says of a place without an address whether one is still to come', () => {
    const place = { name: 'A church', address: null };
    expect(pastPlace(place, { status: 'sample', knownBy: 'events' }).detail).toBe('To be confirmed');
    expect(pastPlace(place, { status: 'spec' }).detail).toBe('The address was not announced');
  });
});
