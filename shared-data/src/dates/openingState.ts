import { addDays, weekdayOf, type ClinicDay } from './clinicDay';
import { clinicClock } from './clinicClock';
import { formatLongDate } from './eventDate';
import {
  closingMinutes,
  closureOn,
  openHoursOn,
  parseClockTime,
  sessionsOf,
  type Closure,
  type WeeklyHours,
} from './openingHours';

/** Whether the office is open, and what to tell a visitor. */
export interface OpeningState {
  readonly isOpen: boolean;
  /**
   * 'Open now until 5:00 PM', 'Closed now. Opens Monday at 8:00 AM', 'Closed Thanksgiving, back Monday at 8:00 AM',
   * 'By appointment until 5:00 PM: please call first' or 'Holiday: please call first'.
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
  const sessions = now ? sessionsOf(now) : [];
  const current = sessions.find(
    ({ opens, closes }) => minutes >= parseClockTime(opens) && minutes < closingMinutes(closes),
  );
  const isByAppointment = now?.byAppointment === true;
  if (current || (isByAppointment && sessions.length === 0)) {
    if (isHoliday(today)) return { isOpen: false, text: 'Holiday: please call first' };
    if (!isByAppointment && current) return { isOpen: true, text: `Open now until ${current.closes}` };
    const until = current ? `By appointment until ${current.closes}` : 'Today by appointment';
    return { isOpen: false, text: `${until}: please call first` };
  }
  for (let ahead = 0; ahead <= farthestDay; ahead += 1) {
    const day = addDays(today, ahead);
    const open = openHoursOn(day, hours, closures);
    if (open === null || open.byAppointment === true || isHoliday(day)) continue;
    // After the first hours of today, those after a break may still come.
    const session = sessionsOf(open).find(({ opens }) => ahead > 0 || minutes < parseClockTime(opens));
    if (!session) continue;
    const next = `${dayAhead(day, ahead)} at ${session.opens}`;
    return { isOpen: false, text: closure ? `Closed ${closure.reason}, back ${next}` : `Closed now. Opens ${next}` };
  }
  if (closure) return { isOpen: false, text: `Closed ${closure.reason}` };
  const isByAppointmentAlone = Object.values(hours).some((day) => day?.byAppointment === true);
  return { isOpen: false, text: isByAppointmentAlone ? 'By appointment: please call first' : 'Closed now' };
}

/** How a reader calls a day that lies ahead. From a week on, the name of the weekday alone could mislead. */
function dayAhead(day: ClinicDay, ahead: number): string {
  if (ahead === 0) return 'today';
  if (ahead === 1) return 'tomorrow';
  return ahead < 7 ? weekdayOf(day) : formatLongDate(day);
}
