import { participatingLocations } from '@site/shared-data/participatingLocations';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { BabyBottleBoomerangPage } from './BabyBottleBoomerangPage';

describe('BabyBottleBoomerangPage', () => {
  it('names all three places that have bottles', () => {
    render(<BabyBottleBoomerangPage />, { wrapper: MemoryRouter });
    expect(participatingLocations).toHaveLength(3);
    for (const { name, address } of participatingLocations) {
      expect(screen.getByRole('heading', { level: 3, name })).toBeTruthy();
      expect(screen.getByText(address)).toBeTruthy();
    }
  });
});
