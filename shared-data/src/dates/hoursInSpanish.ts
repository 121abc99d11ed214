import { weekdays } from './clinicDay';
import { hoursRows } from './hoursRows';
import type { WeeklyHours } from './openingHours';

const days = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const;

/** The words in the hours of a row. */
const words: Readonly<Record<string, string>> = {
  AM: 'a. m.',
  PM: 'p. m.',
  Closed: 'cerrado',
  'By appointment': 'con cita',
  'by appointment': 'con cita',
  first: 'primera',
  second: 'segunda',
  third: 'tercera',
  fourth: 'cuarta',
  last: 'última',
  and: 'y',
  'of the month': 'semana del mes',
};

const word = new RegExp(`\\b(?:${Object.keys(words).join('|')})\\b`, 'g');

/**
 * Returns the office hours of a regular week in Spanish: 'lunes a jueves, 8:00 a. m.–5:00 p. m.; …; sábado y domingo,
 * cerrado'.
 */
export function hoursInSpanish(hours: WeeklyHours): string {
  const rows = hoursRows(hours).map(({ first, last, text }) => {
    const [from, to] = [first, last].map((day) => weekdays.indexOf(day));
    const [named, lastNamed] = [days[from ?? 0], days[to ?? 0]];
    const span = first === last ? named : `${named} ${(to ?? 0) - (from ?? 0) === 1 ? 'y' : 'a'} ${lastNamed}`;
    return `${span}, ${text.replaceAll(word, (found) => words[found] ?? found)}`;
  });
  return rows.join('; ');
}
