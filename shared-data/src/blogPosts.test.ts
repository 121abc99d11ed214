import { blogPosts, postsNewestFirst } from './blogPosts';

describe('postsNewestFirst', () => {
  it('starts with the newest post', () => {
    const dates = postsNewestFirst(blogPosts).map(({ date }) => date);
    expect(dates).toEqual(['2024-03-15', '2024-03-10', '2024-03-05', '2024-03-01']);
  });

  it('leaves the list it was given alone', () => {
    const [first] = blogPosts;
    postsNewestFirst(blogPosts);
    expect(blogPosts[0]).toBe(first);
  });
});
