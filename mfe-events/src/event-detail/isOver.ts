import type { ClinicDay } from '@site/shared-data/clinicTime';
import type { ClinicEvent } from '@site/shared-data/events';
import { isPast } from '@site/shared-data/isPast';

/** Whether the last day of an event has ended. The list counts a campaign as past after its first day; its page does not. */
export function isOver({ date, endDate = date }: ClinicEvent, today: ClinicDay): boolean {
  return isPast({ date: endDate }, today);
}
