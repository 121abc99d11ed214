import { contact } from '@site/shared-data/siteFacts';
import { HoursTable } from '@site/ui/HoursTable';
import styles from './Footer.module.css';

/** The office hours of a regular week. */
export function FooterHours() {
  return (
    <div>
      <h2 className={styles.heading}>Office hours</h2>
      <HoursTable />
      <p className={styles.help}>{contact.afterHours.value}</p>
    </div>
  );
}
