import { X } from '@site/ui/icons';
import styles from './ExitThisPage.module.css';
import { exitAddress, exitNoteId, leaveAtOnce } from './leaveAtOnce';

/**
 * The exit for people who are watched (GOV.UK pattern "Exit this page"). It is the first link of the page, and stays
 * visible while the page scrolls. It has no keyboard shortcut, see `shell/decisions/no-key-leaves-a-page.md`. Without
 * scripts it is an ordinary link.
 */
export function ExitThisPage() {
  return (
    <div className={styles.exit}>
      <a
        className={styles.link}
        href={exitAddress}
        rel="noreferrer nofollow"
        aria-describedby={exitNoteId}
        onClick={(event) => {
          event.preventDefault();
          leaveAtOnce();
        }}
      >
        <X />
        Exit this page
      </a>
    </div>
  );
}
