import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Registry } from '../../sections/registry';
import { Footer } from './Footer';

const mockAffiliates = [{ name: 'Care Net', image: { name: 'not-found', alt: 'Care Net' } }];
jest.mock('@site/shared-data/affiliates', () => ({
  get affiliates() {
    return mockAffiliates;
  },
}));

const registry: Registry = { day: '2026-11-24', demo: false, sections: [], events: [] };
const lists = () => screen.queryAllByRole('list', { name: 'Affiliates' });

describe('Footer', () => {
  it('lists the affiliates, and has no list without any', () => {
    const { unmount } = render(<Footer registry={registry} />, { wrapper: MemoryRouter });
    expect(lists()).toHaveLength(1);
    unmount();
    mockAffiliates.length = 0;
    render(<Footer registry={registry} />, { wrapper: MemoryRouter });
    expect(lists()).toHaveLength(0);
  });
});
