import { Link } from '@site/section/Link';
import { ArrowRight } from '../icons/icons';
import { NewTabMark } from '../NewTabMark/NewTabMark';
import styles from './Card.module.css';

interface CardLinkProps {
  title: string;
  words: string;
  to: string | undefined;
  href: string | undefined;
}

/** What completes the words for whoever hears the link alone. */
function whereTo(words: string, title: string): string {
  if (words.includes(title)) return '';
  return /learn|read/i.test(words) ? ` about ${title}` : ` (${title})`;
}

/** The one link of a card. It reaches to the card's edges. */
export function CardLink({ title, words, to, href }: CardLinkProps) {
  const label = (
    <span>
      {words}
      <span className="visually-hidden">{whereTo(words, title)}</span>
    </span>
  );
  if (to !== undefined)
    return (
      <Link className={styles.link} to={to}>
        {label}
        <ArrowRight />
      </Link>
    );
  return (
    <a className={styles.link} href={href} target="_blank" rel="noreferrer">
      {label}
      <NewTabMark />
    </a>
  );
}
