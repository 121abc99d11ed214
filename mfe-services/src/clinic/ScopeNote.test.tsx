import { clinicFacts } from '@site/shared-data/facts/services';
import { render, screen } from '@testing-library/react';
import { ScopeNote } from './ScopeNote';

describe('ScopeNote', () => {
  it('says what the clinic is, and lists what it does not offer once the clinic has said it', () => {
    render(<ScopeNote />);
    expect(screen.getByRole('note').textContent).toContain(clinicFacts.scope.value);
    expect(screen.queryAllByRole('listitem').map((item) => item.textContent)).toEqual(clinicFacts.doesNotOffer.value);
  });
});
