import { claims } from '@site/shared-data/claims';
import { render, screen } from '@testing-library/react';
import { FamiliesServed } from './FamiliesServed';

describe('FamiliesServed', () => {
  it('uses the exact words, with the figure apart', () => {
    const { container } = render(<FamiliesServed />);
    expect(container.querySelector('p')?.textContent).toBe(claims.familiesServed.value);
    expect(container.querySelector('strong')?.textContent).toBe('5,000');
  });

  it('says how the families are counted, once the clinic has said it', () => {
    render(<FamiliesServed />);
    expect(screen.queryAllByText(claims.howCounted.value ?? '')).toHaveLength(claims.howCounted.value === null ? 0 : 1);
  });
});
