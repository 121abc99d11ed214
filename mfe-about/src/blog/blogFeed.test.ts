import { blogPosts, postsNewestFirst } from '@site/shared-data/blogPosts';
import { blogFeed } from './blogFeed';

describe('blogFeed', () => {
  const read = (posts = blogPosts) =>
    new DOMParser().parseFromString(blogFeed(posts, 'https://clinic.test', '2024-04-10'), 'application/xml');

  it('lists every post, newest first, with its place on the blog', () => {
    const items = [...read().querySelectorAll('item')];
    expect(items.map((item) => item.querySelector('link')?.textContent)).toEqual(
      postsNewestFirst(blogPosts).map(({ id }) => `https://clinic.test/blog#${id}`),
    );
  });

  it('dates a post at noon of its day at the clinic', () => {
    const posts = blogPosts.slice(0, 1).map((post) => ({ ...post, date: '2024-03-15' as const }));
    expect(read(posts).querySelector('item > pubDate')?.textContent).toBe('Fri, 15 Mar 2024 17:00:00 GMT');
  });

  it('is always the same without posts', () => {
    expect(read([]).querySelector('lastBuildDate')?.textContent).toBe('Wed, 10 Apr 2024 17:00:00 GMT');
  });

  it('escapes special characters', () => {
    const [post] = blogPosts;
    if (!post) throw new Error('there is no post');
    const title = 'Quotes “"”, ampersands & ]]> emoji 🌼\u2028שלום';
    const feed = read([{ ...post, title }]);
    expect(feed.querySelector('parsererror')).toBeNull();
    expect(feed.querySelector('item > title')?.textContent).toBe(title);
  });
});
