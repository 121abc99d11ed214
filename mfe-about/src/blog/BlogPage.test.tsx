import { blogPosts } from '@site/shared-data/blogPosts';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { BlogPage } from './BlogPage';

describe('BlogPage', () => {
  it('shows every post, with the newest first and wide', () => {
    render(<BlogPage />, { wrapper: MemoryRouter });
    const posts = screen.getAllByRole('article');
    const days = blogPosts.map(({ date }) => date);
    expect(posts.map((post) => post.querySelector('time')?.dateTime)).toEqual(days.toSorted().toReversed());
    expect(posts.map((post) => post.parentElement?.className.includes('featured'))).toEqual(
      posts.map((_, place) => place === 0),
    );
  });

  it('links from each post to the page about its subject', () => {
    render(<BlogPage />, { wrapper: MemoryRouter });
    for (const { title, readOn } of blogPosts) {
      const post = screen.getByRole('heading', { name: title }).closest('article');
      const [link, ...others] = within(post as HTMLElement).getAllByRole('link');
      expect(link?.textContent).toBe(readOn.label);
      expect(link?.getAttribute('href')).toBe(readOn.path);
      expect(others).toEqual([]);
    }
    expect(screen.queryByText(/read more/i)).toBeNull();
  });
});
