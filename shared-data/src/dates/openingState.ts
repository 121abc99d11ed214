import { addDays, weekdayOf, type ClinicDay } from './clinicDay';
import { clinicClock } from './clinicClock';
import { formatLongDate } from './eventDate';
import { holidayName } from './holidayName';
import {
  closingMinutes,
  closureOn,
  openHoursOn,
  parseClockTime,
  sessionsOf,
  type Closure,
  type WeeklyHours,
} from './openingHours';

/** Whether the office is open, with a text for visitors. */
export interface OpeningState {
  readonly isOpen: boolean;
  /**
   * 'Open now until 5:00 PM', 'Closed now. Opens Monday at 8:00 AM', 'Closed Thanksgiving, back Monday at 8:00 AM',
   * 'By appointment until 5:00 PM: please call first' or
   * 'Thanksgiving: please call first. Usual hours again Friday, 8:00 AM'.
   */
  readonly text: string;
}

/** How many days ahead to look for the next open day. A closure of a whole year has nothing to announce. */
const farthestDay = 366;

/**
 * Returns whether the office is open. It includes the opening minute, but not the closing minute.
 * @param instant milliseconds since the epoch.
 * @param isHoliday tells whether a day is a holiday with unconfirmed hours. Until these are over, people should call first.
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
  const isToCome = sessions.some(({ closes }) => minutes < closingMinutes(closes));
  const holiday = isHoliday(today) && (isToCome || isByAppointment) ? holidayName(today) : null;
  if (holiday === null && (current || (isByAppointment && sessions.length === 0))) {
    if (!isByAppointment && current) return { isOpen: true, text: `Open now until ${current.closes}` };
    const until = current ? `By appointment until ${current.closes}` : 'Today by appointment';
    return { isOpen: false, text: `${until}: please call first` };
  }
  for (let ahead = 0; ahead <= farthestDay; ahead += 1) {
    const day = addDays(today, ahead);
    const open = openHoursOn(day, hours, closures);
    if (open === null || open.byAppointment === true || isHoliday(day)) continue;
    // There may be more open periods today, after a break.
    const session = sessionsOf(open).find(({ opens }) => ahead > 0 || minutes < parseClockTime(opens));
    if (!session) continue;
    if (holiday !== null) {
      const again = `Usual hours again ${farAhead(day, ahead)}, ${session.opens}`;
      return { isOpen: false, text: `${holiday}: please call first. ${again}` };
    }
    const next = `${dayAhead(day, ahead)} at ${session.opens}`;
    return { isOpen: false, text: closure ? `Closed ${closure.reason}, back ${next}` : `Closed now. Opens ${next}` };
  }
  if (closure) return { isOpen: false, text: `Closed ${closure.reason}` };
  if (holiday !== null) return { isOpen: false, text: `${holiday}: please call first` };
  const isByAppointmentAlone = Object.values(hours).some((day) => day?.byAppointment === true);
  return { isOpen: false, text: isByAppointmentAlone ? 'By appointment: please call first' : 'Closed now' };
}

/** Returns a future day as its weekday. From a week ahead, the weekday alone is ambiguous. */
const farAhead = (day: ClinicDay, ahead: number) => (ahead < 7 ? weekdayOf(day) : formatLongDate(day));

/** Returns how people refer to a future day. */
function dayAhead(day: ClinicDay, ahead: number): string {
  if (ahead === 0) return 'today';
  return ahead === 1 ? 'tomorrow' : farAhead(day, ahead);
}
