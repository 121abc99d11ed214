import { isHoliday, useMinute, useToday } from '@site/section/today';
import { closureOn } from '@site/shared-data/dates/openingHours';
import { openingState } from '@site/shared-data/dates/openingState';
import { closures, hours } from '@site/shared-data/siteFacts';
import { classNames } from '../classNames/classNames';
import styles from './OpeningState.module.css';

/**
 * Whether the office is open now. It is empty until hydration, and reserves its lines: two on a holiday and on a closed day, whose
 * texts are longer.
 */
export function OpeningState() {
  const today = useToday();
  const isSpecial = isHoliday(today) || closureOn(today, closures.value) !== undefined;
  const minute = useMinute();
  const state = minute === null ? null : openingState(hours.value, closures.value, minute, isHoliday);
  const dot = state && styles[state.isOpen ? 'open' : 'closed'];
  return <p className={classNames(styles.state, isSpecial && styles.special, dot)}>{state?.text}</p>;
}
