import type { EntryImage } from '@site/shared-data/pictures';
import { Picture } from '@site/ui/Picture';
import styles from './ArchPicture.module.css';

interface ArchPictureProps {
  image: EntryImage;
  /** How wide it is shown, as in the `sizes` of an image. */
  sizes: string;
}

/** A small picture in an arch, as wide as what it stands in. It loads after the page is hydrated. */
export function ArchPicture({ image: { name, alt }, sizes }: ArchPictureProps) {
  return (
    <div className={styles.arch} data-later>
      <Picture name={name} alt={alt} sizes={sizes} />
    </div>
  );
}
