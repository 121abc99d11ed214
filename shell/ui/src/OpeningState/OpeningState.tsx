import { isHoliday, useMinute, useToday } from '@site/section/today';
import { openingState } from '@site/shared-data/dates/openingState';
import { closures, hours } from '@site/shared-data/siteFacts';
import { classNames } from '../classNames/classNames';
import styles from './OpeningState.module.css';

/** Whether the office is open now. It reserves one line (two on a holiday), and is empty until hydration. */
export function OpeningState() {
  const isOnHoliday = isHoliday(useToday());
  const minute = useMinute();
  const state = minute === null ? null : openingState(hours.value, closures.value, minute, isHoliday);
  const dot = state && styles[state.isOpen ? 'open' : 'closed'];
  return <p className={classNames(styles.state, isOnHoliday && styles.holiday, dot)}>{state?.text}</p>;
}
