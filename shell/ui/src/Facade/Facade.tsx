import type { EntryImage } from '@site/shared-data/EntryImage';
import { useState } from 'react';
import { Button } from '../Button/Button';
import { classNames } from '../classNames/classNames';
import { ExternalLink } from '../ExternalLink/ExternalLink';
import { Picture } from '../Picture/Picture';
import { useMounted } from '../useMounted/useMounted';
import styles from './Facade.module.css';

interface FacadeProps {
  /** What the frame shows: 'Map of the clinic'. */
  title: string;
  picture: EntryImage;
  /** The address the frame loads, once asked. */
  src: string;
  /** What the button says: 'Show the map'. */
  buttonLabel: string;
  /** Where the same can be seen on its own site. */
  linkHref: string;
  linkText: string;
  /** A map is 400 px high, a video is 16 : 9. */
  shape: 'map' | 'video';
  /** Said instead of the button while the frame cannot be loaded: 'Map preview is not set up yet.' */
  unavailable?: string | undefined;
}

/** Receives the focus of the button that is gone. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** A picture in the place of a map or video. Nothing is asked of another site before the visitor says so. */
export function Facade({ title, picture, src, buttonLabel, linkHref, linkText, shape, unavailable }: FacadeProps) {
  const [isShown, setShown] = useState(false);
  const isMounted = useMounted();
  return (
    <div className={styles.facade}>
      <div className={classNames(styles.place, styles[shape])}>
        {isShown ? (
          // Both hosts refuse a frame that hides its origin.
          <iframe
            className={styles.frame}
            title={title}
            src={src}
            allow="fullscreen"
            referrerPolicy="strict-origin-when-cross-origin"
            ref={takeFocus}
          />
        ) : (
          <>
            <Picture name={picture.name} alt={picture.alt} sizes="(min-width: 72.5em) 72rem, 92vw" />
            {isMounted && unavailable === undefined && (
              <div className={styles.ask}>
                <Button onClick={() => setShown(true)}>{buttonLabel}</Button>
              </div>
            )}
          </>
        )}
      </div>
      <p className={styles.beside}>
        {unavailable} <ExternalLink href={linkHref}>{linkText}</ExternalLink>
      </p>
    </div>
  );
}
