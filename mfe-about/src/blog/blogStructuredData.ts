import type { StructuredData } from '@site/section/Section';
import { blogPostsSources, type BlogPost } from '@site/shared-data/blogPosts';
import { sourceOf, type Source } from '@site/shared-data/Fact';
import { paths } from '@site/shared-data/paths';
import { socialImage } from '@site/shared-data/pictures';
import { org, siteOrigin } from '@site/shared-data/siteFacts';

const address = siteOrigin.value + paths.blog;

/** Returns the author of a post (https://schema.org/Person), or undefined for a sample. */
const authorOf = (post: BlogPost, source: Source) =>
  sourceOf(post, source).status === 'sample' ? undefined : { '@type': 'Person', name: post.author };

/** Returns the blog for search engines (https://schema.org/Blog). */
export function blogStructuredData(posts: readonly BlogPost[], sources = blogPostsSources): StructuredData {
  const publisher = { '@type': 'Organization', name: org.name.value, url: siteOrigin.value };
  return {
    '@type': 'Blog',
    name: `${org.name.value} blog`,
    url: address,
    inLanguage: 'en-US',
    publisher,
    blogPost: posts.map((post) => ({
      '@type': 'BlogPosting',
      '@id': `${address}#${post.id}`,
      url: `${address}#${post.id}`,
      headline: post.title,
      description: post.summary,
      datePublished: post.date,
      author: authorOf(post, sources.author),
      image: siteOrigin.value + socialImage(post.image.name),
      publisher,
    })),
  };
}
