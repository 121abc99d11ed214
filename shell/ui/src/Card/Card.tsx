import { Link } from '@site/section/Link';
import type { EntryImage } from '@site/shared-data/pictures';
import type { ElementType, ReactNode } from 'react';
import { Actions } from '../Actions/Actions';
import { classNames } from '../classNames/classNames';
import { HiddenWords } from '../HiddenWords/HiddenWords';
import { ArrowRight } from '../icons/icons';
import { Picture } from '../Picture/Picture';
import styles from './Card.module.css';

interface CardProps {
  title: string;
  /** A few sentences or facts. */
  children?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
  picture?: EntryImage | undefined;
  /** A `<Badge>` element. */
  badge?: ReactNode;
  /** An address of this site. The whole card is a link to it. */
  to?: string | undefined;
  /** The text of the link. Screen readers also hear the title. */
  linkText?: string | undefined;
  /** Buttons at the bottom of the card. */
  actions?: ReactNode;
  /** The number of columns of its `<CardGrid>`. More columns request a smaller picture. */
  columns?: 2 | 3 | 4 | undefined;
  className?: string | undefined;
}

/** The width of a card's picture if all columns fit. Half a row is 566 px, but 35rem selects the file of 560 px. */
const wideSizes = {
  2: '(min-width: 76em) 35rem',
  3: '(min-width: 64em) 23rem',
  4: '(min-width: 69em) 17rem',
} as const;

/** An item of a `<CardGrid>`. With an address, the whole card is a link. */
export function Card({ title, children, headingLevel = 3, picture, columns = 3, ...rest }: CardProps) {
  const { badge, to, linkText = 'Learn More', actions, className } = rest;
  const Heading: ElementType = `h${headingLevel}`;
  return (
    <li className={classNames(styles.card, className)}>
      {picture && (
        <div className={styles.picture} data-later>
          <Picture
            name={picture.name}
            alt={picture.alt}
            sizes={`${wideSizes[columns]}, (min-width: 37.5em) 46vw, 92vw`}
          />
        </div>
      )}
      <div className={styles.words}>
        {badge && <div className={styles.badge}>{badge}</div>}
        <Heading className={styles.title}>{title}</Heading>
        {children && <div className={styles.text}>{children}</div>}
        {(to ?? actions) && (
          <div className={styles.foot}>
            {to && <CardLink title={title} words={linkText} to={to} />}
            {actions && (
              <div className={styles.actions}>
                <Actions>{actions}</Actions>
              </div>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

interface CardLinkProps {
  title: string;
  words: string;
  to: string;
}

/** The only link of a card. It covers the whole card. */
function CardLink({ title, words, to }: CardLinkProps) {
  const isTold = words.toLowerCase().includes(title.toLowerCase());
  return (
    <Link className={styles.link} to={to}>
      {words}
      {!isTold && <HiddenWords>{`about ${title}`}</HiddenWords>}
      <ArrowRight />
    </Link>
  );
}
