import { Link } from '@site/section/Link';
import { useId } from 'react';
import { Description } from '../Description/Description';
import { ArrowRight } from '../icons/icons';
import styles from './Card.module.css';

interface CardLinkProps {
  title: string;
  words: string;
  to: string;
}

/** The one link of a card. It reaches to the card's edges. */
export function CardLink({ title, words, to }: CardLinkProps) {
  const id = useId();
  const isTold = words.toLowerCase().includes(title.toLowerCase());
  return (
    <Link className={styles.link} to={to} aria-describedby={isTold ? undefined : id}>
      {words}
      {!isTold && <Description id={id}>{`about ${title}`}</Description>}
      <ArrowRight />
    </Link>
  );
}
