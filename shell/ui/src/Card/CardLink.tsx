import { Link } from '@site/section/Link';
import { HiddenWords } from '../HiddenWords/HiddenWords';
import { ArrowRight } from '../icons/icons';
import styles from './Card.module.css';

interface CardLinkProps {
  title: string;
  words: string;
  to: string;
}

/** The only link of a card. It covers the whole card. */
export function CardLink({ title, words, to }: CardLinkProps) {
  const isTold = words.toLowerCase().includes(title.toLowerCase());
  return (
    <Link className={styles.link} to={to}>
      {words}
      {!isTold && <HiddenWords>{`about ${title}`}</HiddenWords>}
      <ArrowRight />
    </Link>
  );
}
