import { hoursRows } from '@site/shared-data/hoursRows';
import { hours } from '@site/shared-data/siteFacts';
import styles from './HoursTable.module.css';

const rows = hoursRows(hours.value);

/** The office hours of a usual week. */
export function HoursTable() {
  return (
    <table className={styles.hours}>
      <caption className="visually-hidden">Office hours</caption>
      <tbody>
        {rows.map(({ first, last, text }) => (
          <tr key={first}>
            <th className={styles.days} scope="row">
              {first === last ? first : `${first}–${last}`}
            </th>
            <td className={styles.text}>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
