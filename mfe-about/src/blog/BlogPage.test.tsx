import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { BlogPage } from './BlogPage';

describe('BlogPage', () => {
  it('shows the four posts, newest first and wide', () => {
    render(<BlogPage />, { wrapper: MemoryRouter });
    const posts = screen.getAllByRole('article');
    expect(posts.map((post) => post.querySelector('time')?.dateTime)).toEqual([
      '2024-03-15',
      '2024-03-10',
      '2024-03-05',
      '2024-03-01',
    ]);
    expect(posts.map((post) => post.parentElement?.className.includes('featured'))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('leads nowhere: a post has no page of its own', () => {
    render(<BlogPage />, { wrapper: MemoryRouter });
    for (const post of screen.getAllByRole('article')) expect(within(post).queryByRole('link')).toBeNull();
    expect(screen.queryByText(/read more/i)).toBeNull();
  });
});
