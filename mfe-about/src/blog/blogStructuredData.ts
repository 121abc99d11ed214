import type { StructuredData } from '@site/section/Section';
import type { BlogPost } from '@site/shared-data/blogPosts';
import { paths } from '@site/shared-data/paths';
import { socialImage } from '@site/shared-data/pictures';
import { org, siteOrigin } from '@site/shared-data/siteFacts';

const address = siteOrigin.value + paths.blog;

/** The blog as search engines read it (https://schema.org/Blog). The author is left out: it is not a real person yet. */
export function blogStructuredData(posts: readonly BlogPost[]): StructuredData {
  const publisher = { '@type': 'Organization', name: org.name.value, url: siteOrigin.value };
  return {
    '@type': 'Blog',
    name: `${org.name.value} blog`,
    url: address,
    inLanguage: 'en-US',
    publisher,
    blogPost: posts.map(({ id, title, summary, image, date }) => ({
      '@type': 'BlogPosting',
      '@id': `${address}#${id}`,
      url: `${address}#${id}`,
      headline: title,
      description: summary,
      datePublished: date,
      image: siteOrigin.value + socialImage(image.name),
      publisher,
    })),
  };
}
