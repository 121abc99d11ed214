import type { ClinicDay } from '@site/shared-data/dates/clinicDay';
import { isoClinicTime } from '@site/shared-data/dates/isoClinicTime';
import { paths } from '@site/shared-data/paths';
import { postsNewestFirst, type BlogPost } from '@site/shared-data/blogPosts';
import { org } from '@site/shared-data/siteFacts';
import { Feed } from 'feed';

/** The address of the feed. */
export const feedPath = '/blog/feed.xml';

/**
 * A time for which every reader in the United States sees the correct day. At midnight UTC it is still the previous day
 * at the clinic.
 */
const noonOf = (date: ClinicDay) => new Date(isoClinicTime(date, '12:00 PM'));

/**
 * Returns the blog as a feed (RSS 2.0), newest first. A post has no page of its own, so it links to its place on the
 * blog.
 * @param day the day for which the feed is composed.
 */
export function blogFeed(posts: readonly BlogPost[], origin: string, day: ClinicDay): string {
  const [newest] = postsNewestFirst(posts);
  const address = origin + paths.blog;
  const feed = new Feed({
    title: `${org.name.value} blog`,
    description: `Short reads from ${org.name.value} in ${org.place.value}.`,
    id: address,
    link: address,
    language: 'en-US',
    copyright: org.name.value,
    feedLinks: { rss: origin + feedPath },
    updated: noonOf(newest?.date ?? day),
  });
  for (const post of postsNewestFirst(posts)) {
    const { id, title, summary, date } = post;
    const link = `${address}#${id}`;
    feed.addItem({ id: link, link, title, description: summary, date: noonOf(date) });
  }
  return feed.rss2();
}
