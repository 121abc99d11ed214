import { privacyLink } from '@site/shared-data/navigation';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PrivacyNote } from './PrivacyNote';

describe('PrivacyNote', () => {
  it('warns that e-mail is not fully private, and links to details', () => {
    render(<PrivacyNote />, { wrapper: MemoryRouter });
    expect(screen.getByRole('note').textContent).toContain('E-mail is not fully private');
    expect(screen.getByRole('link').getAttribute('href')).toBe(privacyLink.path);
  });
});
