import type { BlogPost } from '@site/shared-data/blogPosts';
import { formatDate } from '@site/shared-data/dates/eventDate';
import { Button } from '@site/ui/Button';
import { Picture } from '@site/ui/Picture';
import styles from './BlogPostCard.module.css';

interface BlogPostCardProps {
  post: BlogPost;
  /** Whether it is the newest post, which is wide and has its picture next to the text. */
  featured?: boolean;
}

/** A post. Its summary is the whole text, and it links to the page about its subject. */
export function BlogPostCard({ post, featured = false }: BlogPostCardProps) {
  const sizes = featured ? '(min-width: 48em) 40rem, 92vw' : '(min-width: 64em) 23rem, (min-width: 37.5em) 46vw, 92vw';
  return (
    <li className={featured ? styles.featured : undefined} id={post.id}>
      <article className={styles.article}>
        <div className={styles.picture}>
          <Picture name={post.image.name} alt={post.image.alt} sizes={sizes} priority={featured} />
        </div>
        <div className={styles.words}>
          <h2 className={styles.title}>{post.title}</h2>
          <p className={styles.byline}>
            <time dateTime={post.date}>{formatDate(post.date)}</time>
            <span> · {post.author}</span>
          </p>
          <p>{post.summary}</p>
          <Button to={post.readOn.path} variant="quiet">
            {post.readOn.label}
          </Button>
        </div>
      </article>
    </li>
  );
}
