import { isHoliday, useMinute } from '@site/section/today';
import { openingState } from '@site/shared-data/dates/openingState';
import { closures, hours } from '@site/shared-data/siteFacts';
import { classNames } from '../classNames/classNames';
import styles from './OpeningState.module.css';

/** Whether the office is open now. It reserves its line, and is empty until hydration. */
export function OpeningState() {
  const minute = useMinute();
  const state = minute === null ? null : openingState(hours.value, closures.value, minute, isHoliday);
  return <p className={classNames(styles.state, state && styles[state.isOpen ? 'open' : 'closed'])}>{state?.text}</p>;
}
