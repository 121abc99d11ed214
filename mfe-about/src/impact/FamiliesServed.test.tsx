import { claims } from '@site/shared-data/claims';
import { familiesCounted } from '@site/shared-data/facts/about';
import { render, screen } from '@testing-library/react';
import { FamiliesServed } from './FamiliesServed';

describe('FamiliesServed', () => {
  it.each([
    [claims.familiesServed.value, /\d[\d,]*/.exec(claims.familiesServed.value)?.[0]],
    ['over 5,000 families served since 1983', '5,000'],
    ['thousands of families served', undefined],
  ])('uses the exact words, with the figure apart: %s', (claim, figure) => {
    const { container } = render(<FamiliesServed claim={claim} />);
    expect(container.querySelector('p')?.textContent).toBe(claim);
    expect(container.querySelector('strong')?.textContent).toBe(figure);
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
