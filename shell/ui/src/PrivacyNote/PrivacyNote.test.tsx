import { render, screen } from '@testing-library/react';
import { PrivacyNote } from './PrivacyNote';

describe('PrivacyNote', () => {
  it('says that e-mail is not fully private', () => {
    render(<PrivacyNote />);
    expect(screen.getByRole('note').textContent).toContain('E-mail is not fully private');
  });
});
