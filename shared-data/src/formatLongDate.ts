import type { ClinicDay } from './clinicTime';
import { formatDate } from './formatDate';
import { weekdayOf } from './weekdayOf';

/** A day with its day of the week: 'Thursday, April 10, 2025'. */
export function formatLongDate(day: ClinicDay): string {
  return `${weekdayOf(day)}, ${formatDate(day)}`;
}
