import { z } from 'zod';
import { knowers } from '../src/Fact';
import { entryOf, day, paragraph } from './fieldSchemas';

const status = z.enum(['spec', 'confirmed', 'sample'], { error: "'spec', 'confirmed' or 'sample'" });

/** Somebody who can confirm a sample. */
const knownBy = z.enum(knowers, { error: `who could confirm it: one of ${knowers.join(', ')}` });

/**
 * Where something comes from, with fields of its own before.
 * @param isPublished whether it is somebody else's: then it has to say when it was compared with its source.
 */
export function sourceWith(fields: Readonly<Record<string, z.ZodType>>, { isPublished = false } = {}): z.ZodType {
  const entry = entryOf({
    ...fields,
    status,
    knownBy: knownBy.optional(),
    note: paragraph.optional(),
    verifiedOn: isPublished ? day : day.optional(),
  });
  const isNamed = (source: unknown) => {
    const { status, knownBy } = Object(source) as Readonly<Record<string, unknown>>;
    return status !== 'sample' || knownBy !== undefined;
  };
  // Tried even when another field is wrong, so that one run lists everything.
  return entry.refine(isNamed, {
    path: ['knownBy'],
    error: 'who could confirm it, because it is a sample',
    when: () => true,
  });
}
