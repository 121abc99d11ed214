import { claims } from '@site/shared-data/claims';
import { familiesCounted } from '@site/shared-data/facts/about';
import { render, screen } from '@testing-library/react';
import { FamiliesServed } from './FamiliesServed';

describe('FamiliesServed', () => {
  it('uses the exact text of the claim', () => {
    render(<FamiliesServed />);
    expect(screen.getByText(claims.familiesServed.value).tagName).toBe('STRONG');
  });

  it('shows the known parts of the figure’s source', () => {
    render(<FamiliesServed />);
    const said = screen.queryAllByRole('definition').map(({ textContent }) => textContent);
    expect(said).toEqual(Object.values(familiesCounted).flatMap(({ value }) => value ?? []));
  });
});
