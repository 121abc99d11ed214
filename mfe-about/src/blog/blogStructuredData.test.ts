/** @jest-environment node */
import { blogPosts, blogPostsSources } from '@site/shared-data/blogPosts';
import type { Source } from '@site/shared-data/Fact';
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

  it('names the author, but no sample', () => {
    const author: Source = { status: 'confirmed', confirmedBy: 'office', verifiedOn: '2026-04-10' };
    const named = blogStructuredData(blogPosts, { ...blogPostsSources, author })['blogPost'];
    expect(named).toMatchObject(blogPosts.map((post) => ({ author: { '@type': 'Person', name: post.author } })));
    for (const { author } of blogPosts) expect(JSON.stringify(posts)).not.toContain(author);
  });
});
