import { render, screen } from '@testing-library/react';
import { ExternalLink } from './ExternalLink';

describe('ExternalLink', () => {
  it('opens in the same tab, and sends no referrer', () => {
    render(<ExternalLink href="https://example.org">Our partner</ExternalLink>);
    const link = screen.getByRole('link', { name: 'Our partner' });
    expect(link.getAttribute('target')).toBeNull();
    expect(link.getAttribute('rel')).toBe('noreferrer');
  });
});
