import { render, screen } from '@testing-library/react';
import { SampleNotice } from './SampleNotice';

describe('SampleNotice', () => {
  it('is visible while one of the facts is a sample', () => {
    render(<SampleNotice facts={[{ status: 'confirmed' }, { status: 'sample' }]}>One is a sample.</SampleNotice>);
    expect(screen.getByRole('note').textContent).toBe('One is a sample.');
  });

  it('is not rendered once nothing is a sample', () => {
    const facts = [{ status: 'confirmed' }, { status: 'spec' }] as const;
    const { container } = render(<SampleNotice facts={facts}>One is a sample.</SampleNotice>);
    expect(container.textContent).toBe('');
  });
});
