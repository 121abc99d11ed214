import type { BlogPost } from './blogPosts';

/** The posts in the order of the blog: the newest first. */
export function postsNewestFirst(posts: readonly BlogPost[]): readonly BlogPost[] {
  return [...posts].sort((one, other) => other.date.localeCompare(one.date));
}
