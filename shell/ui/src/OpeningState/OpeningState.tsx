import { isHoliday, useMinute, useToday } from '@site/section/today';
import { openingState, type OpeningState as State } from '@site/shared-data/dates/openingState';
import { closures, hours } from '@site/shared-data/siteFacts';
import { classNames } from '../classNames/classNames';
import styles from './OpeningState.module.css';

/** Returns whether the office is open now, or null until hydration. */
function useOpeningState(): State | null {
  const minute = useMinute();
  return minute === null ? null : openingState(hours.value, closures.value, minute, isHoliday);
}

/** Returns whether nobody answers the telephone now: the office is closed, and does not ask people to call. */
export function useIsClosed(): boolean {
  const state = useOpeningState();
  return state !== null && !state.isOpen && !state.asksToCall;
}

/** Whether the office is open now. It reserves one line (two on a holiday), and is empty until hydration. */
export function OpeningState() {
  const isOnHoliday = isHoliday(useToday());
  const state = useOpeningState();
  const dot = state && styles[state.isOpen ? 'open' : 'closed'];
  return <p className={classNames(styles.state, isOnHoliday && styles.holiday, dot)}>{state?.text}</p>;
}
