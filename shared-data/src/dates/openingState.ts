import { addDays, weekdayOf, type ClinicDay } from './clinicDay';
import { clinicClock } from './clinicClock';
import { formatLongDate } from './eventDate';
import { closureOn, openHoursOn, parseClockTime, type Closure, type WeeklyHours } from './openingHours';

/** Whether the office is open, and what to tell a visitor. */
export interface OpeningState {
  readonly isOpen: boolean;
  /**
   * 'Open now until 5:00 PM', 'Closed now. Opens Monday at 8:00 AM', 'Closed Thanksgiving, back Monday at 8:00 AM' or
   * 'Holiday: please call first'.
   */
  readonly text: string;
}

/** How far ahead the next open day is looked for. A closure of a whole year has nothing to announce. */
const farthestDay = 366;

/**
 * Whether the office is open at an instant in milliseconds. It opens at the minute it says and is closed at the minute it closes.
 * @param isHoliday says of which days nobody knows whether the office is open: in its hours people are asked to call first.
 */
export function openingState(
  hours: WeeklyHours,
  closures: readonly Closure[],
  instant: number,
  isHoliday: (day: ClinicDay) => boolean = () => false,
): OpeningState {
  const { day: today, minutes } = clinicClock(instant);
  const closure = closureOn(today, closures);
  const now = openHoursOn(today, hours, closures);
  if (now && minutes >= parseClockTime(now.opens) && minutes < parseClockTime(now.closes)) {
    return isHoliday(today)
      ? { isOpen: false, text: 'Holiday: please call first' }
      : { isOpen: true, text: `Open now until ${now.closes}` };
  }
  for (let ahead = 0; ahead <= farthestDay; ahead += 1) {
    const day = addDays(today, ahead);
    const open = openHoursOn(day, hours, closures);
    const isOver = ahead === 0 && now !== null && minutes >= parseClockTime(now.opens);
    if (open === null || isHoliday(day) || isOver) continue;
    const next = `${dayAhead(day, ahead)} at ${open.opens}`;
    return { isOpen: false, text: closure ? `Closed ${closure.reason}, back ${next}` : `Closed now. Opens ${next}` };
  }
  return { isOpen: false, text: closure ? `Closed ${closure.reason}` : 'Closed now' };
}

/** How a reader calls a day that lies ahead. From a week on, the name of the weekday alone could mislead. */
function dayAhead(day: ClinicDay, ahead: number): string {
  if (ahead === 0) return 'today';
  if (ahead === 1) return 'tomorrow';
  return ahead < 7 ? weekdayOf(day) : formatLongDate(day);
}
