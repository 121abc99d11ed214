import type { EntryImage } from '@site/shared-data/EntryImage';
import { Picture } from '@site/ui/Picture';
import type { ReactNode } from 'react';
import styles from './PictureBeside.module.css';

interface PictureBesideProps {
  picture: EntryImage;
  /** The words, under a heading of their own. */
  children: ReactNode;
}

/** Words with a picture at their side, or below them on a phone. */
export function PictureBeside({ picture, children }: PictureBesideProps) {
  return (
    <div className={styles.pair}>
      <div className={styles.words}>{children}</div>
      <Picture
        className={styles.art}
        name={picture.name}
        alt={picture.alt}
        sizes="(min-width: 72em) 34rem, (min-width: 48em) 46vw, 92vw"
      />
    </div>
  );
}
