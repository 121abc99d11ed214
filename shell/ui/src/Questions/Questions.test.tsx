import { render, screen } from '@testing-library/react';
import { Questions } from './Questions';

describe('Questions', () => {
  it('has a closed answer under each question', () => {
    render(<Questions questions={[{ question: 'Can my partner come?', answer: <p>Yes, if you want.</p> }]} />);
    const item = screen.getByText('Can my partner come?').closest('details');
    expect(item?.open).toBe(false);
    expect(item?.textContent).toContain('Yes, if you want.');
  });
});
