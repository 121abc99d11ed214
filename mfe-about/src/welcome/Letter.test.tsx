import { staff } from '@site/shared-data/staff';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Letter } from './Letter';

describe('Letter', () => {
  it('is signed by the chief executive officer of the team page', () => {
    render(<Letter />, { wrapper: MemoryRouter });
    expect(screen.getByText(staff[0]?.name ?? '')).toBeTruthy();
    expect(screen.getByText(/^Chief Executive Officer/)).toBeTruthy();
  });
});
