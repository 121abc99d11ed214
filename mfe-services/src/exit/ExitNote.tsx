import { Link } from '@site/section/Link';
import { privacyLink } from '@site/shared-data/navigation';
import styles from './ExitThisPage.module.css';
import { exitNoteId } from './leaveAtOnce';

/** What "Exit this page" does, and what it does not do. */
export function ExitNote() {
  return (
    <p className={`screen-only ${styles.note}`} id={exitNoteId}>
      “Exit this page” opens a weather page.
      <span className={styles.scripted}> Back does not return here.</span> It does not{' '}
      <Link to={privacyLink.path}>clear your history</Link>.
    </p>
  );
}
