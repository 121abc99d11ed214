/** @jest-environment node */
import { blogPosts, postsNewestFirst } from './blogPosts';

describe('postsNewestFirst', () => {
  it('starts with the newest post', () => {
    const dates = postsNewestFirst(blogPosts).map(({ date }) => date);
    expect(dates).toEqual(['2025-06-01', '2025-05-04', '2025-02-11']);
  });

  it('does not change its argument', () => {
    const [first] = blogPosts;
    postsNewestFirst(blogPosts);
    expect(blogPosts[0]).toBe(first);
  });
});
