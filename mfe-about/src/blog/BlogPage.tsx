import { definePage } from '@site/section/definePage';
import { blogPosts, postsNewestFirst } from '@site/shared-data/blogPosts';
import { paths } from '@site/shared-data/paths';
import { Block } from '@site/ui/Block';
import { CardGrid } from '@site/ui/CardGrid';
import { NextStep } from '@site/ui/NextStep';
import { PageHeader } from '@site/ui/PageHeader';
import { blogFeed, feedPath } from './blogFeed';
import { BlogPostCard } from './BlogPostCard';
import { blogStructuredData } from './blogStructuredData';

export const blogPage = definePage({
  path: paths.blog,
  title: 'Blog',
  description: 'Short reads about first visits, new moms, dads and ways to help.',
  picture: 'blog-first-visit',
  ...(process.env['SITE_TARGET'] !== 'browser' && {
    structuredData: [blogStructuredData(postsNewestFirst(blogPosts))],
    files: [{ path: feedPath, type: 'application/rss+xml', text: blogFeed.bind(null, blogPosts) }],
  }),
  Page: BlogPage,
});

/** Short articles, newest first. The newest one is wide. */
export function BlogPage() {
  return (
    <>
      <PageHeader title="Blog" lead="Short reads about visits, new parents, dads and ways to help." />
      <Block>
        {blogPosts.length === 0 ? (
          <p>There is nothing to read here right now.</p>
        ) : (
          <CardGrid columns={3}>
            {postsNewestFirst(blogPosts).map((post, index) => (
              <BlogPostCard key={post.id} post={post} featured={index === 0} />
            ))}
          </CardGrid>
        )}
      </Block>
      <NextStep related={{ label: 'Our team', path: paths.team, hint: 'Names and faces' }} />
    </>
  );
}
