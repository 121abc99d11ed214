import { blogPosts } from '@site/shared-data/blogPosts';
import { siteOrigin } from '@site/shared-data/siteFacts';
import { blogStructuredData } from './blogStructuredData';

describe('blogStructuredData', () => {
  const posts = blogStructuredData(blogPosts)['blogPost'] as readonly Record<string, unknown>[];

  it('describes every post with its headline, day and picture', () => {
    expect(posts).toHaveLength(blogPosts.length);
    for (const [index, post] of posts.entries()) {
      expect(post['@type']).toBe('BlogPosting');
      expect(post['datePublished']).toBe(blogPosts[index]?.date);
      expect(post['url']).toMatch(new RegExp(`^${siteOrigin.value}/blog#`));
      expect(post['image']).toMatch(new RegExp(`^${siteOrigin.value}/images/`));
    }
  });

  it('presents no invented person', () => {
    for (const { author } of blogPosts) expect(JSON.stringify(posts)).not.toContain(author);
  });
});
