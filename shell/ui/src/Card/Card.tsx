import type { EntryImage } from '@site/shared-data/pictures';
import type { ElementType, ReactNode } from 'react';
import { Actions } from '../Actions/Actions';
import { classNames } from '../classNames/classNames';
import { Picture } from '../Picture/Picture';
import { CardLink } from './CardLink';
import styles from './Card.module.css';

interface CardProps {
  title: string;
  /** A few sentences or facts. */
  children?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
  picture?: EntryImage | undefined;
  /** A `<Badge>`. */
  badge?: ReactNode;
  /** An address of this site. The whole card leads there. */
  to?: string | undefined;
  /** The text of the card's link. For screen readers the title is added to it. */
  linkText?: string | undefined;
  /** Buttons of their own, at the foot. */
  actions?: ReactNode;
  /** As in its `<CardGrid>`: the more columns, the smaller the picture that is fetched. */
  columns?: 2 | 3 | 4 | undefined;
  className?: string | undefined;
}

/** How wide a card's picture is where all columns are side by side. One of two is 566 px; 35rem keeps the file of 560 px. */
const wideSizes = {
  2: '(min-width: 76em) 35rem',
  3: '(min-width: 64em) 23rem',
  4: '(min-width: 69em) 17rem',
} as const;

/** One of several things of a kind in a `<CardGrid>`. With an address, all of the card is a link. */
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
