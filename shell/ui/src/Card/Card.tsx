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
  /** As in its `<CardGrid>`: the picture of one of four is fetched smaller. */
  columns?: 3 | 4 | undefined;
  className?: string | undefined;
}

/** One of several things of a kind in a `<CardGrid>`. With an address, all of the card is a link. */
export function Card({ title, children, headingLevel = 3, picture, columns, ...rest }: CardProps) {
  const { badge, to, linkText = 'Learn more', actions, className } = rest;
  const Heading: ElementType = `h${headingLevel}`;
  return (
    <li className={classNames(styles.card, className)}>
      {picture && (
        <div className={styles.picture} data-later>
          <Picture
            name={picture.name}
            alt={picture.alt}
            sizes={`${columns === 4 ? '(min-width: 69em) 17rem' : '(min-width: 64em) 23rem'}, (min-width: 37.5em) 46vw, 92vw`}
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
