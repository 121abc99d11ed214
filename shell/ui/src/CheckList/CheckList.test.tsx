import { render, screen } from '@testing-library/react';
import { CheckList } from './CheckList';

describe('CheckList', () => {
  it('lists every item', () => {
    render(<CheckList items={['A photo ID', 'Your questions']} across />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['A photo ID', 'Your questions']);
  });

  it('uses another mark for what is not offered', () => {
    render(<CheckList items={['Emergency care']} without />);
    expect(screen.getByRole('list').className).toContain('without');
  });
});
