import type { EntryImage } from '@site/shared-data/pictures';
import { Picture } from '@site/ui/Picture';
import styles from './ArchPicture.module.css';

interface ArchPictureProps {
  image: EntryImage;
  /** The displayed width, as in the `sizes` attribute of an image. */
  sizes: string;
}

/** A small picture in an arch, as wide as its container. It loads after hydration. */
export function ArchPicture({ image: { name, alt }, sizes }: ArchPictureProps) {
  return (
    <div className={styles.arch} data-later>
      <Picture name={name} alt={alt} sizes={sizes} />
    </div>
  );
}
