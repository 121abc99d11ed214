import type { ClinicDay } from './clinicDay';

/**
 * Returns whether an event is under way or in the future. It ends with its last day or, after midnight, at its end.
 * @param event its last day, and the end of an event that ends after midnight.
 * @param today the day at the clinic.
 * @param instant the current time in milliseconds since the epoch. Without it, every event ends with its last day.
 */
export const hasNotEnded = (
  { lastDay, endsAt = '' }: { readonly lastDay: ClinicDay; readonly endsAt?: string | undefined },
  today: ClinicDay,
  instant: number | null,
): boolean => lastDay >= today || (instant ?? NaN) < Date.parse(endsAt);
