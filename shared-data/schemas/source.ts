import { z } from 'zod';
import { clinicClock } from '../src/dates/clinicClock';
import { clinicTimeZoneName } from '../src/dates/timeZoneName';
import { always, day, group, paragraph, title, valueIn } from './fields';

/** The people at the clinic who can know whether something is true. */
const knowers = [
  'adoption liaison',
  'board',
  'chief executive',
  'client services',
  'development',
  'events',
  'family center',
  'fatherhood program',
  'nurse manager',
  'office',
  'parenting program',
  'post-abortion support',
  'volunteer coordinator',
] as const;

const statuses = ['spec', 'own', 'confirmed', 'sample'] as const;

/** The fields that each status requires. */
const wants: readonly (readonly [status: string, field: string, wanted: string])[] = [
  ['sample', 'knownBy', 'who could confirm it, because it is a sample'],
  ['confirmed', 'confirmedBy', 'who confirmed it'],
  ['confirmed', 'verifiedOn', "the day on which it was confirmed, such as '2026-11-21'"],
];

const fields = {
  status: z
    .enum(statuses, { error: "'spec', 'own', 'confirmed' or 'sample'" })
    .describe(
      'The source: the specification, this site itself, a confirmation, or a sample that waits for the real value.',
    ),
  knownBy: z
    .enum(knowers, { error: `who could confirm it: one of ${knowers.join(', ')}` })
    .exactOptional()
    .describe('Who could confirm it.'),
  note: paragraph.exactOptional().describe('The missing part, or the place where the value was found.'),
  confirmedBy: title
    .exactOptional()
    .describe('The person of the clinic who confirmed it, or the publisher of the source outside the clinic.'),
  verifiedOn: day
    .superRefine((text, context) => {
      const today = clinicClock(Date.now()).day;
      if (text > today)
        context.addIssue({
          code: 'custom',
          message: `a day that is not after today, ${today} (${clinicTimeZoneName} time)`,
        });
    })
    .exactOptional()
    .describe('The day on which the value was last compared with its source.'),
};

const withWants = <Schema extends z.ZodType>(schema: Schema): Schema =>
  wants.reduce((refined, [status, field, error]) => {
    const isSaid = (source: unknown) => valueIn(source, 'status') !== status || valueIn(source, field) !== undefined;
    return refined.refine(isSaid, { path: [field], error, ...always });
  }, schema);

/** The source of a value. A sample names who could confirm it. A confirmed value names who confirmed it and when. */
export const source = withWants(group(fields));

/** A fact about the clinic, and how reliable it is. */
export const fact = <Value extends z.ZodType>(value: Value) => withWants(group({ value, ...fields }));
