import { useToday } from '@site/section/today';
import { addDays } from '@site/shared-data/dates/clinicDay';
import { hoursRows } from '@site/shared-data/dates/hoursRows';
import { parseEventDate } from '@site/shared-data/dates/eventDate';
import { closures, hours } from '@site/shared-data/siteFacts';
import styles from './HoursTable.module.css';

const rows = hoursRows(hours.value);

/** The number of days before closed days appear. */
const announcedDays = 30;

/** Matches the times between which the office is open, with the comma after them: '8:00 AM–12:00 PM,'. */
const session = /(\d+:\d+ [AP]M–\d+:\d+ [AP]M,?)/;

/** Returns the hours of a row. A session does not wrap, so those of a day with a break are below each other on a phone. */
const withSessions = (text: string) =>
  text.split(session).map((part) =>
    session.test(part) ? (
      <span key={part} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );

/** The office hours of a regular week, and the closed days that are near. */
export function HoursTable() {
  const today = useToday();
  const near = closures.value.filter(
    ({ from, to }) => parseEventDate(to) >= today && parseEventDate(from) <= addDays(today, announcedDays),
  );
  return (
    <>
      <table className={styles.hours}>
        <caption className="visually-hidden">Office hours</caption>
        <tbody>
          {rows.map(({ first, last, text }) => (
            <tr key={first}>
              <th className={styles.days} scope="row">
                {first === last ? first : `${first}–${last}`}
              </th>
              <td className={styles.text}>{withSessions(text)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {near.map(({ from, to, reason }) => (
        <p key={from}>
          Closed {reason}: {from === to ? from : `${from} – ${to}`}
        </p>
      ))}
    </>
  );
}
