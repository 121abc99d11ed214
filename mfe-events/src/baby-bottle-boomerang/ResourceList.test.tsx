import { render, screen } from '@testing-library/react';
import { ResourceList } from './ResourceList';

describe('ResourceList', () => {
  it('says Coming soon in place of a link that would lead nowhere', () => {
    render(<ResourceList />);
    expect(screen.getAllByText('Coming soon')).toHaveLength(screen.getAllByRole('listitem').length);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('links a file that is there', () => {
    render(<ResourceList resources={[{ title: 'Flyer', description: 'One page.', downloadUrl: '/flyer.pdf' }]} />);
    expect(screen.getByRole('link', { name: 'Flyer' }).getAttribute('href')).toBe('/flyer.pdf');
    expect(screen.queryByText('Coming soon')).toBeNull();
  });
});
