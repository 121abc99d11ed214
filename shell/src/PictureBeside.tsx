import type { EntryImage } from '@site/shared-data/pictures';
import { Picture } from '@site/ui/Picture';
import type { ReactNode } from 'react';
import styles from './PictureBeside.module.css';

interface PictureBesideProps {
  picture: EntryImage;
  /** The text under its own heading. */
  children: ReactNode;
}

/** Text with a picture next to it, or below it on a phone. */
export function PictureBeside({ picture: { name, alt }, children }: PictureBesideProps) {
  return (
    <div className={styles.pair}>
      <div className={styles.words}>{children}</div>
      <Picture
        className={styles.art}
        name={name}
        alt={alt}
        sizes="(min-width: 72em) 34rem, (min-width: 56.25em) 46vw, 92vw"
      />
    </div>
  );
}
