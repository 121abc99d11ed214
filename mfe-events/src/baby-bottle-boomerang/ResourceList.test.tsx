import { render, screen } from '@testing-library/react';
import { ResourceList } from './ResourceList';

const flyer = { title: 'Flyer', description: 'One page.', downloadUrl: 'https://example.org/flyer.pdf' };

describe('ResourceList', () => {
  it('names a missing file without a link', () => {
    render(<ResourceList resources={[{ ...flyer, downloadUrl: '#' }]} />);
    expect(screen.getByRole('listitem').textContent).toBe('Flyer One page.');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('links to an existing file', () => {
    render(<ResourceList resources={[flyer]} />);
    expect(screen.getByRole('link', { name: 'Flyer' }).getAttribute('href')).toBe(flyer.downloadUrl);
  });
});
