import { addressLine } from '@site/shared-data/addressLine';
import { campaign } from '@site/shared-data/exampleEvents';
import { participatingLocations } from '@site/shared-data/participatingLocations';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { BabyBottleBoomerang } from './BabyBottleBoomerang';

const show = (isOver: boolean) =>
  render(<BabyBottleBoomerang event={campaign} isOver={isOver} />, { wrapper: MemoryRouter }).container;

describe('BabyBottleBoomerang', () => {
  it('names every place that has bottles, and the way to it where it is known', () => {
    show(false);
    for (const { name, address } of participatingLocations) {
      const card = screen.getByRole('heading', { level: 3, name }).closest('li');
      expect(card?.textContent).toContain(address ? addressLine(address) : 'To be announced');
      expect(card?.querySelectorAll('a')).toHaveLength(address ? 1 : 0);
    }
  });

  it('sends nobody for a bottle once the campaign is over', () => {
    const words = show(true).textContent ?? '';
    expect(words).not.toMatch(/pick up|bring|tell us|announced|spread the word|ask us/i);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Where the bottles were' })).toBeTruthy();
  });
});
