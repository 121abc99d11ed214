import { z } from 'zod';
import type { ClinicDay } from '../src/dates/clinicDay';
import { knowers } from '../src/Fact';
import { day, entryOf, paragraph, title } from './fieldSchemas';

const status = z.enum(['spec', 'own', 'confirmed', 'sample'], { error: "'spec', 'own', 'confirmed' or 'sample'" });

/** Somebody who can confirm a sample. */
const knownBy = z.enum(knowers, { error: `who could confirm it: one of ${knowers.join(', ')}` });

/** What each status wants beside it. */
const wants: readonly (readonly [status: string, field: string, wanted: string])[] = [
  ['sample', 'knownBy', 'who could confirm it, because it is a sample'],
  ['confirmed', 'confirmedBy', 'who confirmed it'],
  ['confirmed', 'verifiedOn', "the day on which it was confirmed, such as '2026-11-21'"],
];

const valueOf = (source: unknown, field: string) => (Object(source) as Readonly<Record<string, unknown>>)[field];

/** Where something comes from, with fields of its own before; nothing was confirmed later than today. */
export function sourceWith(fields: Readonly<Record<string, z.ZodType>>, today: ClinicDay): z.ZodType {
  let entry: z.ZodType = entryOf({
    ...fields,
    status,
    knownBy: knownBy.optional(),
    note: paragraph.optional(),
    confirmedBy: title.optional(),
    verifiedOn: day.refine((text) => text <= today, { error: `a day that is not after today, ${today}` }).optional(),
  });
  for (const [status, field, error] of wants) {
    const isSaid = (source: unknown) => valueOf(source, 'status') !== status || valueOf(source, field) !== undefined;
    // Tried even when another field is wrong, so that one run lists everything.
    entry = entry.refine(isSaid, { path: [field], error, when: () => true });
  }
  return entry;
}
