import { useEffect, useState } from 'react';
import { X } from '@site/ui/icons';
import styles from './ExitThisPage.module.css';
import { exitAddress, exitNoteId, leaveAtOnce } from './leaveAtOnce';
import { onShiftPresses, pressesToLeave } from './onShiftPresses';

/**
 * The exit for people who are watched (GOV.UK pattern "Exit this page"): it stays in reach while the page scrolls, and three presses
 * of the Shift key do the same. Without script it is an ordinary link.
 */
export function ExitThisPage() {
  const [presses, setPresses] = useState(0);
  useEffect(() => onShiftPresses(setPresses), []);
  useEffect(() => {
    if (presses >= pressesToLeave) leaveAtOnce();
  }, [presses]);
  const left = pressesToLeave - presses;
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
      <span className="visually-hidden" role="status">
        {presses > 0 && left > 0 && `Shift, press ${left} more ${left === 1 ? 'time' : 'times'} to exit.`}
      </span>
    </div>
  );
}
