import type { EntryImage } from '@site/shared-data/pictures';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { classNames } from '../classNames/classNames';
import { ExternalLink } from '../ExternalLink/ExternalLink';
import { Picture } from '../Picture/Picture';
import { useMounted } from '../useMounted/useMounted';
import styles from './Facade.module.css';

interface FacadeProps {
  /** The title of the iframe, such as 'Map of the clinic'. */
  title: string;
  picture: EntryImage;
  /** The address that the iframe loads after a press: another site, or a page of this site that plays a film. */
  src: string;
  /** The text of the button, such as 'Show the map'. */
  buttonLabel: string;
  /** The text of the button that hides the iframe, such as 'Hide the map'. */
  hideLabel: string;
  /** The URL of the same map or video on its own site. */
  linkHref: string;
  linkText: string;
  /** A map is 400 px high. A video has the aspect ratio 16:9. */
  shape: 'map' | 'video';
}

/** Moves the focus to the element that replaces the pressed button. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * A picture that replaces a map or a video until the visitor presses a button. Before that the page sends no request to
 * another site. The picture stays below the iframe, and is visible if the content policy blocks the iframe. A page
 * cannot detect that a host refuses the iframe, so a button hides it.
 */
export function Facade({ title, picture, src, buttonLabel, hideLabel, linkHref, linkText, shape }: FacadeProps) {
  const [isShown, setShown] = useState(false);
  const isMounted = useMounted();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isShown) return;
    const giveUp = ({ blockedURI }: SecurityPolicyViolationEvent) => {
      if (blockedURI.startsWith(new URL(src, location.href).origin)) setShown(false);
    };
    document.addEventListener('securitypolicyviolation', giveUp);
    return () => document.removeEventListener('securitypolicyviolation', giveUp);
  }, [isShown, src]);

  const hide = () => {
    setShown(false);
    // The button exists again in the next frame.
    requestAnimationFrame(() => place.current?.querySelector('button')?.focus());
  };
  return (
    <div className={styles.facade}>
      <div className={classNames(styles.place, styles[shape])} ref={place}>
        <Picture name={picture.name} alt={picture.alt} sizes="(min-width: 72.5em) 72rem, 92vw" />
        {isShown && (
          // Both hosts reject an iframe without a referrer.
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
          <div className={`screen-only ${styles.ask}`}>
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
