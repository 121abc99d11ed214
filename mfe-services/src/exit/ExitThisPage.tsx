import { X } from '@site/ui/icons';
import styles from './ExitThisPage.module.css';
import { exitAddress, exitNoteId, leaveAtOnce } from './leaveAtOnce';

/**
 * The exit for people who are watched (GOV.UK pattern "Exit this page"): the first link of the page, in reach while the page scrolls.
 * It has no key of its own, see `shell/decisions/no-key-leaves-a-page.md`. Without script it is an ordinary link.
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
