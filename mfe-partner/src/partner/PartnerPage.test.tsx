import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PartnerPage } from './PartnerPage';

describe('PartnerPage', () => {
  it('leads to the four ways to take part', () => {
    render(<PartnerPage />, { wrapper: MemoryRouter });
    const goals = screen.getAllByRole('listitem').map((card) => card.querySelector('a')?.getAttribute('href'));
    expect(goals).toEqual(['/partner/volunteer', '/partner/events', '/partner/prayer', '/partner/donate']);
  });
});
