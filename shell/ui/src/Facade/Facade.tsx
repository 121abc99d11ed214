import type { EntryImage } from '@site/shared-data/pictures';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { classNames } from '../classNames/classNames';
import { ExternalLink } from '../ExternalLink/ExternalLink';
import { Picture } from '../Picture/Picture';
import { useMounted } from '../useMounted/useMounted';
import styles from './Facade.module.css';

interface FacadeProps {
  /** What the iframe shows: 'Map of the clinic'. */
  title: string;
  picture: EntryImage;
  /** The address that the iframe loads after a press. */
  src: string;
  /** What the button says: 'Show the map'. */
  buttonLabel: string;
  /** What the button says that hides the iframe: 'Hide the map'. */
  hideLabel: string;
  /** The same map or video on its own site. */
  linkHref: string;
  linkText: string;
  /** A map is 400 px high, a video is 16 : 9. */
  shape: 'map' | 'video';
}

/** Focuses the element that replaces the pressed button. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * A picture in place of a map or a video. Nothing is requested from another site before the visitor presses the button. The
 * picture stays below the iframe, and shows again where the content policy blocks the iframe. A host that refuses cannot be
 * detected: then the visitor hides the iframe by a button.
 */
export function Facade({ title, picture, src, buttonLabel, hideLabel, linkHref, linkText, shape }: FacadeProps) {
  const [isShown, setShown] = useState(false);
  const isMounted = useMounted();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isShown) return;
    const giveUp = ({ blockedURI }: SecurityPolicyViolationEvent) => {
      if (blockedURI.startsWith(new URL(src).origin)) setShown(false);
    };
    document.addEventListener('securitypolicyviolation', giveUp);
    return () => document.removeEventListener('securitypolicyviolation', giveUp);
  }, [isShown, src]);

  const hide = () => {
    setShown(false);
    // It is there again then.
    requestAnimationFrame(() => place.current?.querySelector('button')?.focus());
  };
  return (
    <div className={styles.facade}>
      <div className={classNames(styles.place, styles[shape])} ref={place}>
        <Picture name={picture.name} alt={picture.alt} sizes="(min-width: 72.5em) 72rem, 92vw" />
        {isShown && (
          // Both hosts refuse an iframe without a referrer.
          <iframe
            className={styles.frame}
            title={title}
            src={src}
            allow="fullscreen"
            referrerPolicy="strict-origin-when-cross-origin"
            ref={takeFocus}
          />
        )}
        {isMounted && !isShown && (
          <div className={styles.ask}>
            <Button onClick={() => setShown(true)}>{buttonLabel}</Button>
          </div>
        )}
      </div>
      <div className={styles.beside}>
        <ExternalLink href={linkHref}>{linkText}</ExternalLink>
        {isShown && (
          <Button variant="quiet" onClick={hide}>
            {hideLabel}
          </Button>
        )}
      </div>
    </div>
  );
}
