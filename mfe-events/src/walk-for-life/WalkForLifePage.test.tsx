import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { WalkForLifePage } from './WalkForLifePage';

describe('WalkForLifePage', () => {
  it('names the fee, the route and what earns a T-shirt', () => {
    render(<WalkForLifePage />, { wrapper: MemoryRouter });
    for (const figure of ['Free', '$30', '$200 raised', '1-mile route']) expect(screen.getByText(figure)).toBeTruthy();
  });
});
