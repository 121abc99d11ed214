import { classNames } from '../classNames/classNames';
import { X } from '../icons/icons';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  open: boolean;
  /**
   * Called on Close, Escape or a press outside the dialog. Set `open` to false. The focus returns to its previous
   * element.
   */
  onClose: () => void;
  title: string;
  /** A portrait. It is above the title on a phone, and next to the text elsewhere. */
  picture?: ReactNode;
  children: ReactNode;
}

/**
 * A modal dialog for a few more details. On a phone it rises from the bottom of the screen. It handles a press outside
 * itself, because Safari has no `closedby`.
 */
export function Dialog({ open, onClose, title, picture, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);

  // The browser fires the close event in a later task. By then a press may have opened the dialog again.
  const close = () => {
    dialog.current?.close();
    onClose();
  };
  const isBeside = (event: MouseEvent) => event.target === dialog.current;
  return (
    // Escape closes a dialog from the keyboard, which fires a cancel event.
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
        // The second press of a double click on the opening button was not meant for the backdrop.
        pressedBeside.current = isBeside(event) && event.detail < 2;
      }}
      onClick={(event) => {
        if (pressedBeside.current && isBeside(event)) close();
      }}
    >
      <div className={classNames(styles.sheet, picture !== undefined && styles.pictured)}>
        <button className={styles.close} type="button" onClick={close}>
          <X />
          Close
        </button>
        {picture && <div className={styles.picture}>{picture}</div>}
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
