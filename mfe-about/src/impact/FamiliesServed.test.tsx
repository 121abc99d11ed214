import { claims } from '@site/shared-data/claims';
import { familiesCounted } from '@site/shared-data/facts/about';
import { render, screen } from '@testing-library/react';
import { FamiliesServed } from './FamiliesServed';

describe('FamiliesServed', () => {
  it('uses the exact words, with the figure apart', () => {
    const { container } = render(<FamiliesServed />);
    expect(container.querySelector('p')?.textContent).toBe(claims.familiesServed.value);
    expect(container.querySelector('strong')?.textContent).toBe('5,000');
  });

  it('tells where the figure comes from as far as somebody has confirmed it', () => {
    render(<FamiliesServed />);
    const said = screen.queryAllByRole('definition').map(({ textContent }) => textContent);
    expect(said).toEqual(
      Object.values(familiesCounted)
        .filter(({ status, value }) => status === 'sample' || value !== null)
        .map(({ status, value }) => (status === 'sample' ? 'To be confirmed' : value)),
    );
  });
});
