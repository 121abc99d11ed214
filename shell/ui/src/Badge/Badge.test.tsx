import { render, screen } from '@testing-library/react';
import { Badge } from './Badge';

describe('Badge', () => {
  it('shows its text in its tone', () => {
    render(<Badge tone="soon">Coming Soon</Badge>);
    expect(screen.getByText('Coming Soon').className).toContain('soon');
  });
});
