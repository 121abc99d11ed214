import type { Content } from '../schemas/Content';

export { blogPosts, blogPostsSources } from '../generated/blogPosts';

/** A short article without its own page. Its summary is the whole text. */
export type BlogPost = Content['blogPosts'][number];

/** Returns the posts with the newest first. */
export function postsNewestFirst(posts: readonly BlogPost[]): readonly BlogPost[] {
  return [...posts].sort((one, other) => other.date.localeCompare(one.date));
}
