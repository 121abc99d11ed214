import type { z } from 'zod';
import { always, valueIn } from './fields';

/** Which of two fields comes first. */
interface Order {
  readonly first: string;
  readonly last: string;
  readonly read: (text: string) => string | number;
  /** Whether both may be the same. */
  readonly mayBeEqual: boolean;
  /** What else may be done, in words. */
  readonly remedy?: string;
  /** Which entries it holds for; all where it is left out. */
  readonly when?: (entry: unknown) => boolean;
}

const textIn = (entry: unknown, field: string) => String(valueIn(entry, field));

/** A field as people say it: 'start time'. */
const said = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Says so when one field of an entry lies before another; what cannot be read is reported by its own field. */
export function inOrder<Entry extends z.ZodType>(entry: Entry, order: Order): Entry {
  const { first, last, read, mayBeEqual, remedy, when = () => true } = order;
  const isInOrder = (value: unknown) => {
    if (!when(value)) return true;
    try {
      const [from, to] = [read(textIn(value, first)), read(textIn(value, last))];
      return from < to || (mayBeEqual && from === to);
    } catch {
      return true;
    }
  };
  return entry.refine(isInOrder, {
    path: [last],
    error: ({ input }) =>
      `${mayBeEqual ? 'nothing before' : 'something after'} ${textIn(input, first)} (${said(first)})${remedy ? `; ${remedy}` : ''}`,
    ...always,
  });
}
