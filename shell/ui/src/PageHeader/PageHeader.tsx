import type { Crumb } from '@site/section/definePage';
import type { EntryImage } from '@site/shared-data/pictures';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { classNames } from '../classNames/classNames';
import { Picture } from '../Picture/Picture';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  title: string;
  /** One or two sentences: what is here, and for whom. */
  lead?: ReactNode;
  picture?: EntryImage | undefined;
  /** 'whole': all of the picture is seen on wide screens too, where others have a window with a round top. */
  frame?: 'whole' | undefined;
  /** The breadcrumbs from the home page; the last one is this page. */
  breadcrumbs?: readonly Crumb[] | undefined;
  /** Shown before the lead: what visitors must not have to search for. */
  first?: ReactNode;
  /** Shown after the lead: buttons, a badge, a line. */
  children?: ReactNode;
}

/** The head of every page but the front door: the only `<h1>`, which receives the focus after a navigation. */
export function PageHeader({ title, lead, picture, frame, breadcrumbs, first, children }: PageHeaderProps) {
  return (
    <header className={styles.head}>
      <div className={classNames(styles.inner, picture && styles.withPicture)}>
        <div className={styles.words}>
          {breadcrumbs && <Breadcrumbs trail={breadcrumbs} />}
          <h1 tabIndex={-1}>{title}</h1>
          {first}
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
        {picture && (
          <div className={classNames(styles.window, frame === 'whole' && styles.whole)}>
            <Picture name={picture.name} alt={picture.alt} sizes="(min-width: 57em) 31rem, 92vw" priority />
          </div>
        )}
      </div>
    </header>
  );
}
