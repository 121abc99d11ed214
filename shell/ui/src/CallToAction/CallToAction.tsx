import { useId, type ReactNode } from 'react';
import { Actions } from '../Actions/Actions';
import { classNames } from '../classNames/classNames';
import styles from './CallToAction.module.css';

interface CallToActionProps {
  heading: string;
  /** One or two sentences. */
  children?: ReactNode;
  /** One or two `<Button>` elements. */
  actions: ReactNode;
}

/** An invitation at the end of a page. */
export function CallToAction({ heading, children, actions }: CallToActionProps) {
  const id = useId();
  return (
    <section className={styles.band} aria-labelledby={id}>
      <div className={classNames(styles.panel, 'on-deep')}>
        <h2 id={id}>{heading}</h2>
        {children && <div className={styles.words}>{children}</div>}
        <Actions>{actions}</Actions>
      </div>
    </section>
  );
}
