import { render, screen } from '@testing-library/react';
import { ScopeNote } from './ScopeNote';

describe('ScopeNote', () => {
  it('says plainly what the clinic is not', () => {
    render(<ScopeNote />);
    expect(screen.getByRole('note').textContent).toContain('not a hospital or an emergency service');
  });

  it('lists nothing while the clinic has not said what it does not offer', () => {
    render(<ScopeNote />);
    expect(screen.queryByRole('list')).toBeNull();
  });
});
