import { render, screen } from '@testing-library/react';
import { ExternalLink } from './ExternalLink';

describe('ExternalLink', () => {
  it('says that it opens a new tab', () => {
    render(
      <ExternalLink href="https://example.org/adoption" newTab>
        Visit our adoption partner
      </ExternalLink>,
    );
    const link = screen.getByRole('link', { name: 'Visit our adoption partner (opens in a new tab)' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noreferrer');
  });

  it('stays in the tab unless asked', () => {
    render(<ExternalLink href="https://example.org">Our partner</ExternalLink>);
    expect(screen.getByRole('link', { name: 'Our partner' }).getAttribute('target')).toBeNull();
  });
});
