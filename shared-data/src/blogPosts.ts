import type { Content } from '../schemas/Content';

export { blogPosts, blogPostsSources } from '../generated/blogPosts';

/** A short article. Posts have no page of their own: the summary is all of it. */
export type BlogPost = Content['blogPosts'][number];

/** The posts in the order of the blog: the newest first. */
export function postsNewestFirst(posts: readonly BlogPost[]): readonly BlogPost[] {
  return [...posts].sort((one, other) => other.date.localeCompare(one.date));
}
