import { X } from '../icons/icons';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  open: boolean;
  /** Called on Close, Escape or a press beside the dialog: set `open` to false. The focus returns to where it was. */
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A modal dialog for a few more details. On a phone it rises from the bottom of the screen. */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);

  // The close event comes in a later task: a press may have opened the dialog again before it.
  const close = () => {
    dialog.current?.close();
    onClose();
  };
  const isBeside = (event: MouseEvent) => event.target === dialog.current;
  return (
    // The keyboard closes a dialog by Escape, which is a cancel event.
    <dialog
      className={styles.dialog}
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={() => {
        if (open && !dialog.current?.open) onClose();
      }}
      onMouseDown={(event) => {
        // The second press of a double click that opened it was meant for what it covers.
        pressedBeside.current = isBeside(event) && event.detail < 2;
      }}
      onClick={(event) => {
        if (pressedBeside.current && isBeside(event)) close();
      }}
    >
      <div className={styles.sheet}>
        <button className={styles.close} type="button" onClick={close}>
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
