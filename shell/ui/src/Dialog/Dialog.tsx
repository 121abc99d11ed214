import { X } from '../icons/icons';
import { useEffect, useId, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  open: boolean;
  /** Close, Escape or a press beside it: set `open` to false. The focus goes back to where it was. */
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A window above the page, for a few words more. On a phone it rises from the foot of the screen. */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);

  const isBeside = (event: MouseEvent) => event.target === dialog.current;
  return (
    // The keyboard closes a dialog by Escape, which the browser handles.
    <dialog
      className={styles.dialog}
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onMouseDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (pressedBeside.current && isBeside(event)) dialog.current?.close();
      }}
    >
      <div className={styles.sheet}>
        <button className={styles.close} type="button" onClick={() => dialog.current?.close()}>
          <X />
          Close
        </button>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
