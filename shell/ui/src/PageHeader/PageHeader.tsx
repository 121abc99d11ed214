import type { Crumb } from '@site/section/definePage';
import type { EntryImage } from '@site/shared-data/pictures';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { classNames } from '../classNames/classNames';
import { Picture } from '../Picture/Picture';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  title: string;
  /** One or two sentences about the content of the page and its audience. */
  lead?: ReactNode;
  picture?: EntryImage | undefined;
  /**
   * 'whole' shows the whole picture. 'roomy' shows no picture on a phone, to leave its first screen to the text. Other
   * pictures have a window with a round top.
   */
  frame?: 'whole' | 'roomy' | undefined;
  /** The breadcrumbs from the home page to this page. */
  breadcrumbs?: readonly Crumb[] | undefined;
  /** Content before the lead that visitors need right away. */
  first?: ReactNode;
  /** Content after the lead: buttons, a badge, a line. */
  children?: ReactNode;
}

/**
 * The header of every page except the front door. It contains the only `<h1>`, which receives the focus after a
 * navigation.
 */
export function PageHeader({ title, lead, picture, frame, breadcrumbs, first, children }: PageHeaderProps) {
  return (
    <header className={styles.head}>
      <div
        className={classNames(
          styles.inner,
          picture && styles.withPicture,
          frame === 'roomy' ? styles.brief : !first && styles.beside,
        )}
      >
        <div className={styles.words}>
          {breadcrumbs && <Breadcrumbs trail={breadcrumbs} />}
          <h1 tabIndex={-1}>{title}</h1>
          {first}
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
        {picture && (
          <div className={classNames(styles.window, frame && styles[frame])}>
            <Picture
              name={picture.name}
              alt={picture.alt}
              sizes="(min-width: 57em) 31rem, 24rem"
              priority={frame !== 'roomy'}
            />
          </div>
        )}
      </div>
    </header>
  );
}
