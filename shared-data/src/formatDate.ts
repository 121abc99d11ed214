import type { ClinicDay } from './clinicTime';
import { months } from './months';

/** A day as people write it: 'April 10, 2025'. */
export function formatDate(day: ClinicDay): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${months[(month ?? 1) - 1]} ${date}, ${year}`;
}
