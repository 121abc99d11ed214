import { claims } from '@site/shared-data/claims';
import { familiesCounted } from '@site/shared-data/facts/about';
import { render, screen } from '@testing-library/react';
import { FamiliesServed } from './FamiliesServed';

describe('FamiliesServed', () => {
  it('uses the exact words', () => {
    render(<FamiliesServed />);
    expect(screen.getByText(claims.familiesServed.value).tagName).toBe('STRONG');
  });

  it('tells where the figure comes from as far as it is known', () => {
    render(<FamiliesServed />);
    const said = screen.queryAllByRole('definition').map(({ textContent }) => textContent);
    expect(said).toEqual(Object.values(familiesCounted).flatMap(({ value }) => value ?? []));
  });
});
